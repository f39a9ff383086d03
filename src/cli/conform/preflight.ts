import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { Usage } from '../../../conformance/run/target.ts';

/** Finds before a run what would spoil it at its end: a report that cannot be written, an address that is taken. */
export async function preflight(
  reports: readonly string[],
  listens: readonly { host: string; port: number }[],
): Promise<void> {
  for (const file of reports) checkWritable(file);
  for (const listen of listens) await checkFree(listen);
}

function checkWritable(file: string): void {
  const isNew = !existsSync(file);
  try {
    closeSync(openSync(file, 'a'));
    if (isNew) rmSync(file);
  } catch (error) {
    throw new Usage(`The report ${file} cannot be written: ${(error as Error).message}`);
  }
}

async function checkFree({ host, port }: { host: string; port: number }): Promise<void> {
  const server = createServer();
  const problem = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
  if (!problem) return;
  const why =
    problem.code === 'EADDRINUSE' ? 'another program listens there' : (problem.code ?? problem.message);
  throw new Usage(`The suite cannot listen on ${host}:${port}: ${why}. Name another by --listen.`);
}
