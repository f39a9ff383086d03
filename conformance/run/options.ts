import type { Certificate } from '../wire/http/certificate.ts';
import type { Need } from './case.ts';
import type { Result } from './verdicts.ts';

/** A person at a terminal who can see things that no interface shows. */
export interface Person {
  /** Asks a yes-no question. */
  confirms(question: string): Promise<boolean>;
}

/** The options of a run, for any target. */
export interface RunOptions {
  /** Ids of the cases or rules to run. */
  only?: readonly string[];
  skip?: readonly string[];
  /** Ends the run early. Results so far are kept, and the other rules are reported as not run. */
  signal?: AbortSignal;
  onResult?(result: Result): void;
  /** Called when a case begins and when it ends. */
  onCase?(id: string, phase: 'begun' | 'ended'): void;
}

/** The address of the implementation under test, and the means that the suite may use. */
export interface TargetOptions extends RunOptions {
  url?: string;
  desk?: string;
  deskToken?: string;
  /** The command line of a program that serves as a desk, by JSON lines. */
  deskCommand?: string;
  channelId?: string;
  /** A customer id that the front end knows. */
  recipientId?: string;
  token?: string;
  providerId?: string;
  listen?: { host: string; port: number };
  publicUrl?: string;
  /** The certificate with which the stand-ins speak HTTPS. */
  certificate?: Certificate;
  /** The page that shows a chat to an agent. `{chat_id}` is replaced by the chat's number. */
  console?: string;
  /** The path of a Chrome or Chromium program. */
  browser?: string;
  /** The Authorization header that the other party expects. */
  authorization?: string;
  /** Header fields that sign a body as a webhook sender does, `ageS` seconds ago. The id is new each time. */
  sign?: (body: string, ageS?: number) => Record<string, string>;
  /** The text that the suite sends to a bot, for bots that answer only certain texts. */
  say?: string;
  /** Answers questions about things that the wire does not show. */
  person?: Person;
  /** The largest number of open connections to the implementation. */
  concurrency?: number;
  /** The longest wait for a reply without a stated time limit, in seconds. */
  patience?: number;
  /** Receives each line that the desk command writes besides its answers. */
  onDeskSays?: (line: string) => void;
  /** Receives the name of each desk operation that is called. */
  onDeskCall?: (operation: string) => void;
}

/** The options that a target may use. */
export type TargetOption = Exclude<
  keyof TargetOptions,
  keyof RunOptions | 'onDeskSays' | 'onDeskCall' | 'concurrency' | 'patience' | 'certificate'
>;

/** The flags whose names differ from their options. */
const otherFlags: Partial<Record<string, string>> = { person: '--manual', sign: '--signing-secret' };

/** The command-line flag of an option. */
export function flagOf(option: string): string {
  return otherFlags[option] ?? `--${option.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The prerequisites that the options of a run provide. */
export function provided({ desk, deskCommand, person, listen }: TargetOptions): ReadonlySet<Need> {
  const having: [Need, unknown][] = [
    ['desk', desk ?? deskCommand],
    ['listen', listen],
    ['manual', person],
  ];
  return new Set(having.filter(([, given]) => given).map(([need]) => need));
}

/** An address below the one where the suite listens. Undefined if it does not listen. */
export function listeningAt(
  { listen, publicUrl, certificate }: TargetOptions,
  path: string,
): string | undefined {
  if (!listen) return undefined;
  const host = listen.host.includes(':') ? `[${listen.host}]` : listen.host;
  return `${publicUrl?.replace(/\/$/, '') ?? `http${certificate ? 's' : ''}://${host}:${listen.port}`}${path}`;
}
