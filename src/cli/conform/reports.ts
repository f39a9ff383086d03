import { asHtml } from '../../../conformance/report/html.ts';
import { asJson, type Report } from '../../../conformance/report/json.ts';
import { asJunit } from '../../../conformance/report/junit.ts';
import { asBadge, asStatement } from '../../../conformance/report/statement.ts';
import { Usage } from '../../../conformance/run/target.ts';
import { tryWhole, writeWhole } from '../../contract/whole-file.ts';
import type { Options } from './options.ts';

const forms = { json: asJson, junit: asJunit, html: asHtml, statement: asStatement } as const;
const names = Object.keys(forms) as (keyof typeof forms)[];

/** The file name that means standard output. */
const output = '-';

/** Returns the report files that a run will write. */
export function reportFiles(options: Options): string[] {
  return names.flatMap((name) => options[name] ?? []).filter((file) => file !== output);
}

/** Returns true if a report goes to standard output. Throws Usage if two reports go there. */
export function isPrinted(all: readonly Options[]): boolean {
  const printed = names.filter((name) => all.some((options) => options[name] === output));
  if (printed.length > 1)
    throw new Usage(
      `--${printed.join(' and --')} cannot both go to the standard output. Name a file for one of them.`,
    );
  return printed.length === 1;
}

/** The report of a target, with the options of its run. */
export interface Judged {
  report: Report;
  options: Options;
}

/** Writes the reports so far into their files. Targets that name the same file share it. Throws Usage if a file cannot be written. */
export function write(judged: readonly Judged[]): void {
  for (const { file, text } of texts(judged, (file) => file !== output))
    orUsage(`The report ${file}`, () => writeWhole(file, text));
}

/** Checks before a run that a file can be written after it. Throws Usage if it cannot. */
export function checkWritable(what: string, file: string): void {
  orUsage(`${what} ${file}`, () => tryWhole(file));
}

/** Calls `write`. If `write` throws, it throws Usage with `what` and the reason. */
export function orUsage(what: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new Usage(`${what} cannot be written: ${(error as Error).message}`);
  }
}

/** Prints the report that goes to standard output. */
export function print(judged: readonly Judged[]): void {
  for (const { text } of texts(judged, (file) => file === output)) process.stdout.write(text);
}

/** Yields each report file for which `isWanted` returns true, with its text. */
function* texts(
  judged: readonly Judged[],
  isWanted: (file: string) => boolean,
): Generator<{ file: string; text: string }> {
  for (const name of names) {
    const byFile = Map.groupBy(judged, ({ options }) => options[name]);
    for (const [file, own] of byFile) {
      if (file === undefined || !isWanted(file)) continue;
      const reports = own.map(({ report }) => report);
      yield { file, text: forms[name](reports) };
      if (name === 'statement' && file !== output)
        for (const report of reports) yield { file: `${file}.${report.target}.svg`, text: asBadge(report) };
    }
  }
}
