import type { WriteStream } from 'node:tty';
import { type Logger, pino } from 'pino';

/** How much is kept for a reader that is slow, in bytes; more is lost. */
const mostWaiting = 8_000_000;

/**
 * A log that never ends or holds up who writes it, as when its reader is gone or the disk is full: what the stream does not take
 * is counted, and told once it takes lines again.
 */
export function openLog(level: string, stream: WriteStream): Logger {
  let lost = 0;
  // Who started the process may have ended its reader on purpose.
  stream.removeAllListeners('error').on('error', () => {});
  const taken = (error?: Error | null) => {
    if (error) lost++;
    else if (lost > 0) {
      const count = lost;
      lost = 0;
      log.warn({ lost: count }, 'lines of the log were lost');
    }
  };
  const write = (line: string) => {
    if (stream.writableLength > mostWaiting) lost++;
    else stream.write(line, taken);
  };
  const log = pino({ level }, { write });
  return log;
}
