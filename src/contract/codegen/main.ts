// `npm run generate` writes generated/ from specs/, and the list of the suite's cases. With --check, it only reports the differences.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeWhole } from '../files.ts';
import { optionsOf } from '../script-options.ts';
import { emitCaseList } from './case-list.ts';
import { drift, generate, write } from './generate.ts';
import { SpecProblem } from './model/model.ts';

const root = join(import.meta.dirname, '../../..');
const caseList = 'conformance/targets/cases.ts';

const values = optionsOf(
  'npm run generate --',
  {
    check: { type: 'boolean', default: false },
    specs: { type: 'string', default: join(root, 'specs') },
    out: { type: 'string', default: join(root, 'generated') },
  },
  `Usage: npm run generate [-- --check] [--specs DIR] [--out DIR]

Writes generated/ from the documents in specs/, and ${caseList} from the files of the suite's cases.
  --check   write nothing; name the files that differ and exit with 1
  --specs   the folder of the documents
  --out     the folder of the generated code

Examples:
  npm run generate
  npm run generate -- --check`,
);

try {
  const files = await generate(values.specs);
  const found = (values.check ? drift : write)(values.out, files);
  const lines = Object.entries(found).flatMap(([kind, paths]) =>
    (paths as string[]).map((path) => `  ${kind.padEnd(8)} generated/${path}`),
  );
  const listFile = join(root, caseList);
  const list = emitCaseList(dirname(listFile));
  if (!existsSync(listFile) || readFileSync(listFile, 'utf8') !== list) {
    lines.push(`  changed  ${caseList}`);
    if (!values.check) writeWhole(listFile, list);
  }
  if (lines.length === 0) {
    console.log(`${files.length} files in generated/ agree with specs/`);
  } else if (values.check) {
    console.error(`Generated files differ from their sources:\n${lines.join('\n')}\nRun: npm run generate`);
    process.exitCode = 1;
  } else {
    console.log(`Wrote generated/:\n${lines.join('\n')}`);
  }
} catch (error) {
  if (!(error instanceof SpecProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
