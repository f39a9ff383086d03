import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Serving, serve } from '../../cli/testing/serving.ts';

/** The reference on a store of its own, in a process of its own, so that its work does not delay the suite's clock. */
export async function openReference(publicUrl?: string): Promise<Serving & AsyncDisposable> {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-conform-'));
  const serving = await serve(
    ['--data', join(folder, 'store.sqlite')],
    publicUrl === undefined ? {} : { publicUrl },
  );
  return {
    ...serving,
    async [Symbol.asyncDispose]() {
      await serving.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
