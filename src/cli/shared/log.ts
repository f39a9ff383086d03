import type { WriteStream } from 'node:tty';
import { type Logger, pino } from 'pino';

/** The maximum number of bytes buffered for a slow reader. Further lines are dropped. */
const mostBuffered = 8_000_000;

/**
 * Opens a log that never ends or delays the process, even if its reader is gone or the disk is full. Dropped lines are counted. The count
 * is logged once the stream accepts lines again.
 */
export function openLog(level: string, stream: WriteStream): Logger {
  let lost = 0;
  // The reader may have been closed on purpose.
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
