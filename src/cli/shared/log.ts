import type { WriteStream } from 'node:tty';
import { type Logger, pino } from 'pino';

/** The maximum number of bytes that are buffered for a slow reader of the log. When it is reached, further lines are dropped. */
const mostBuffered = 8_000_000;

/**
 * Opens a log that never ends or delays the process, even if its reader has ended or the disk is full. It counts the dropped lines, and
 * logs their number once the stream accepts lines again.
 */
export function openLog(level: string, stream: WriteStream): Logger {
  let lost = 0;
  // An error of the stream is ignored: a closed reader must not end the service.
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
