import type { WriteStream } from 'node:tty';
import { type Logger, pino } from 'pino';
import { type RunningService, type ServiceOptions, startService } from '../../reference/service/index.ts';
import { StoreUnavailable } from '../../reference/service/store/port.ts';
import { fail, failToListen, listenBriefly } from './fail.ts';

/** Starts the service. For an error that the user can solve, prints one sentence and exits with 1. */
export async function startServiceOrFail(options: ServiceOptions): Promise<RunningService> {
  try {
    // The port is checked before the store is opened. If the port is in use, no new store file is created.
    await listenBriefly(options);
    return await startService(options);
  } catch (error) {
    if (error instanceof StoreUnavailable) fail(error.message);
    failToListen(error, options, '--host and --port');
  }
}

/** The maximum number of bytes that the log buffers for a slow reader. Above this number, the log drops further lines. */
const mostBuffered = 8_000_000;

/**
 * Opens a log that never ends or delays the process, even without a reader or on a full disk. The log counts the lines that it drops, and
 * writes their number once the stream accepts lines again.
 */
export function openLog(level: string, stream: WriteStream): Logger {
  let lost = 0;
  // Errors of the stream are ignored, because a closed reader must not end the service.
  stream.removeAllListeners('error').on('error', () => {});
  const written = (error?: Error | null) => {
    if (error) lost++;
    else if (lost > 0) {
      const count = lost;
      lost = 0;
      log.warn({ lost: count }, 'lines of the log were lost');
    }
  };
  const write = (line: string) => {
    if (stream.writableLength > mostBuffered) lost++;
    else stream.write(line, written);
  };
  const log = pino({ level }, { write });
  return log;
}
