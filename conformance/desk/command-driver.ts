import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import type { Operation, OperationResult } from '../../generated/operation.ts';
import type { DeskEvent } from '../../generated/reference/desk/types.ts';
import { jsonOf, longestBody } from '../wire/http/wire-message.ts';
import { patient } from '../wire/traffic/patience.ts';
import { noteEnd } from '../wire/traffic/presence.ts';
import type { DeskDriver, DeskInput } from './http-driver.ts';

const answerMs = () => patient(10_000);
/** The longest time for a command to end after its input ended, in milliseconds. */
const endMs = 1000;

interface Said {
  id?: number;
  status?: number;
  body?: unknown;
  event?: DeskEvent;
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

/** A desk as a command, with one JSON line for each operation and each response. Other lines of its output go to `say`. */
export class CommandDriver implements DeskDriver {
  readonly #child: Child;
  readonly #awaited = new Map<number, PromiseWithResolvers<OperationResult>>();
  readonly #events = new PassThrough({ objectMode: true });
  #last = 0;
  #ended: Error | undefined;
  readonly #over = Promise.withResolvers<void>();
  #lastWords = '';

  constructor(command: string, say: (line: string) => void) {
    // The command runs in its own process group. A signal to the group also ends the programs that the command started.
    this.#child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
    const note = (line = '…') => {
      this.#lastWords = line.slice(0, 500);
      say(this.#lastWords);
    };
    eachLine(this.#child.stdout, longestBody, (line) => {
      if (line === undefined)
        this.#fail(new Error(`a line of the desk command is longer than ${longestBody} bytes`));
      // A line without a brace at its start is a message for the user, not the response to an operation.
      else if (line.trimStart().startsWith('{')) this.#hear(line);
      else if (line.trim() !== '') note(line);
    });
    eachLine(this.#child.stderr, longestBody, note);
    this.#child.stdin.on('error', () => undefined);
    this.#child.once('error', (error) => this.#end(error.message));
    this.#child.once('close', (code, signal) => this.#end(`it ended with ${signal ?? `status ${code}`}`));
  }

  async act(operation: Operation, { path, query, headers, body }: DeskInput): Promise<OperationResult> {
    if (this.#ended) throw this.#ended;
    this.#last += 1;
    const id = this.#last;
    const awaited = Promise.withResolvers<OperationResult>();
    const { operationId } = operation;
    const late = `the desk command gave no response to ${operationId} within ${answerMs()} ms`;
    const timer = setTimeout(() => awaited.reject(new Error(late)), answerMs());
    this.#awaited.set(id, awaited);
    const parameters = { ...path, ...query, ...headers };
    this.#child.stdin.write(
      `${JSON.stringify({ id, operation: operationId, parameters, ...(body !== undefined && { body }) })}\n`,
    );
    try {
      const answer = await awaited.promise;
      const isStream = operation.responses[answer.status]?.streaming === true;
      return isStream ? { status: answer.status, events: this.#events } : answer;
    } finally {
      clearTimeout(timer);
      this.#awaited.delete(id);
    }
  }

  /** Closes the command's input and waits for its end, since the next command may need its port. Sends SIGTERM, then SIGKILL if needed. */
  async close(): Promise<void> {
    this.#events.end();
    this.#child.stdin.end();
    const { pid } = this.#child;
    const kill = (signal: NodeJS.Signals) => () => {
      try {
        if (process.platform === 'win32') this.#child.kill(signal);
        else if (pid !== undefined) process.kill(-pid, signal);
      } catch {
        // The command has already ended.
      }
    };
    const timers = [
      setTimeout(kill('SIGTERM'), endMs),
      setTimeout(kill('SIGKILL'), 2 * endMs),
      // A child in another process group may keep the command's output open.
      setTimeout(this.#over.resolve, 3 * endMs),
    ];
    await this.#over.promise;
    timers.forEach(clearTimeout);
  }

  #hear(line: string): void {
    // A command that answers in order may omit the id.
    const [oldest = 0] = this.#awaited.keys();
    const { event, status, body, id = oldest } = (jsonOf(line) ?? {}) as Said;
    const hasRoom = this.#events.writable && this.#events.writableLength < mostWaiting;
    if (typeof status === 'number' && event === undefined) this.#awaited.get(id)?.resolve({ status, body });
    else if (event === undefined)
      this.#fail(new Error(`the desk command wrote a line that is no response: ${line.slice(0, 200)}`));
    else if (hasRoom) this.#events.write({ data: event });
  }

  /** Rejects all pending operations. An unreadable line may have been the answer to any of them. */
  #fail(why: Error): void {
    for (const { reject } of this.#awaited.values()) reject(why);
  }

  #end(why: string): void {
    const said = this.#lastWords === '' ? '' : `; its last words: ${this.#lastWords}`;
    const ended = `the desk command answers no more: ${why}${said}`;
    this.#ended ??= new Error(ended);
    noteEnd(ended);
    this.#fail(this.#ended);
    this.#events.end();
    this.#over.resolve();
  }
}

/** The largest number of unread events. Further events are dropped, and the suite polls the chats more often instead. */
const mostWaiting = 10_000;

/** Calls `tell` with each line of a stream, or with undefined if a line is longer than `longest` bytes. */
function eachLine(stream: Readable, longest: number, tell: (line: string | undefined) => void): void {
  const lines = createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY });
  let length = 0;
  stream.on('data', (piece: Buffer) => {
    length = piece.includes(10) ? 0 : length + piece.length;
    if (length <= longest) return;
    tell(undefined);
    stream.destroy();
  });
  lines.on('line', tell);
}
