import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { Usage } from '../../../conformance/run/target.ts';
import { listenBriefly } from '../shared/can-listen.ts';

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

async function checkFree(listen: { host: string; port: number }): Promise<void> {
  try {
    await listenBriefly(listen);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = code === 'EADDRINUSE' ? 'another program listens there' : (code ?? message);
    throw new Usage(
      `The suite cannot listen on ${listen.host}:${listen.port}: ${why}. Name another by --listen.`,
    );
  }
}
