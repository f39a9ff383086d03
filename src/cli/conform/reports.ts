import { writeFileSync } from 'node:fs';
import { asCtrf } from '../../../conformance/report/ctrf.ts';
import { asHtml } from '../../../conformance/report/html.ts';
import { asJson, type Report } from '../../../conformance/report/json.ts';
import { asJunit } from '../../../conformance/report/junit.ts';
import { asBadge, asStatement } from '../../../conformance/report/statement.ts';
import type { Options } from './options.ts';

const forms = { json: asJson, junit: asJunit, html: asHtml, ctrf: asCtrf, statement: asStatement } as const;
const names = Object.keys(forms) as (keyof typeof forms)[];

/** The files that a run will write. */
export function reportFiles(options: Options): string[] {
  return names.flatMap((name) => options[name] ?? []);
}

/** Writes what was judged so far. Targets that name the same file share it. */
export function write(judged: readonly { report: Report; options: Options }[]): void {
  for (const name of names) {
    const byFile = Map.groupBy(judged, ({ options }) => options[name]);
    for (const [file, own] of byFile) {
      if (file === undefined) continue;
      const reports = own.map(({ report }) => report);
      writeFileSync(file, forms[name](reports));
      if (name === 'statement')
        for (const report of reports) writeFileSync(`${file}.${report.target}.svg`, asBadge(report));
    }
  }
}
