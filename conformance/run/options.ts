import type { Certificate } from '../wire/http/certificate.ts';
import type { Need } from './case.ts';
import type { Result } from './verdicts.ts';

/** A person at a terminal, who sees what no interface of an implementation shows. */
export interface Person {
  /** Asks a question to be answered by yes or no. */
  confirms(question: string): Promise<boolean>;
}

/** The options of a run, whatever its target is. */
export interface RunOptions {
  /** The cases or rules of a run, by their ids. */
  only?: readonly string[];
  skip?: readonly string[];
  /** Ends the run early. Results so far are kept; the other rules are reported as not run. */
  signal?: AbortSignal;
  onResult?(result: Result): void;
  /** Is called as each case begins and ends. */
  onCase?(id: string, phase: 'begun' | 'ended'): void;
}

/** The address of the implementation under test, and what the suite may use. */
export interface TargetOptions extends RunOptions {
  url?: string;
  desk?: string;
  deskToken?: string;
  /** A command line whose program is a desk, by JSON lines. */
  deskCommand?: string;
  channelId?: string;
  /** A customer that a front end knows. */
  recipientId?: string;
  token?: string;
  providerId?: string;
  listen?: { host: string; port: number };
  publicUrl?: string;
  /** Lets the stand-ins speak HTTPS. */
  certificate?: Certificate;
  /** The page that shows an agent a chat; `{chat_id}` stands for the chat's number. */
  console?: string;
  /** The program of a Chrome or Chromium. */
  browser?: string;
  /** The value of the Authorization header that the other side expects. */
  authorization?: string;
  /** Header fields that sign a body as a webhook sender does, so many seconds ago; the id is new each time. */
  sign?: (body: string, ageS?: number) => Record<string, string>;
  /** What the suite says to a bot, for one that answers certain words only. */
  say?: string;
  /** Says what the wire does not show. */
  person?: Person;
  /** How many connections to the implementation are open at a time. */
  concurrency?: number;
  /** How long a reply may take that no rule gives a time for, in seconds. */
  patience?: number;
  /** Gets each line that the desk command writes beside its answers. */
  onDeskSays?: (line: string) => void;
  /** Hears the name of each operation of the desk that is called. */
  onDeskCall?: (operation: string) => void;
}

/** The options that a target may use. */
export type TargetOption = Exclude<
  keyof TargetOptions,
  keyof RunOptions | 'onDeskSays' | 'onDeskCall' | 'concurrency' | 'patience' | 'certificate'
>;

/** The flags whose options are of another name. */
const otherFlags: Partial<Record<string, string>> = { person: '--manual', sign: '--signing-secret' };

/** How an option is written on the command line. */
export function flagOf(option: string): string {
  return otherFlags[option] ?? `--${option.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The prerequisites of cases that the options of a run provide. */
export function provided({ desk, deskCommand, person, listen }: TargetOptions): ReadonlySet<Need> {
  const having: [Need, unknown][] = [
    ['desk', desk ?? deskCommand],
    ['listen', listen],
    ['manual', person],
  ];
  return new Set(having.filter(([, given]) => given).map(([need]) => need));
}

/** An address below the one where the suite listens; undefined when it does not. */
export function listeningAt(
  { listen, publicUrl, certificate }: TargetOptions,
  path: string,
): string | undefined {
  if (!listen) return undefined;
  const host = listen.host.includes(':') ? `[${listen.host}]` : listen.host;
  return `${publicUrl?.replace(/\/$/, '') ?? `http${certificate ? 's' : ''}://${host}:${listen.port}`}${path}`;
}
