import { readFileSync } from 'node:fs';
import type { GeneratedFile } from '../file.ts';

/** The hand-written modules that generated code shares, copied so that `generated/` has no other imports. */
export function emitRuntime(): GeneratedFile[] {
  return ['operation.ts', 'fits.ts', 'client-runtime.ts', 'kinds.ts'].map((file) => ({
    path: file,
    content: `// Copied from src/contract/codegen/runtime/${file} by \`npm run generate\`. Change it there, never here.\n\n${readFileSync(
      new URL(`../../runtime/${file}`, import.meta.url),
      'utf8',
    ).replaceAll('../../../../generated/', './')}`,
  }));
}
