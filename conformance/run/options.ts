import type { Settings } from '../wire/traffic/patience.ts';
import type { Need } from './case.ts';
import type { Result } from './verdicts.ts';

/** A person at a terminal, who answers questions about things that no interface shows. */
export interface Person {
  confirms(question: string): Promise<boolean>;
}

export interface RunOptions {
  /** Ids of cases or rules. Only these are run. */
  only?: readonly string[];
  skip?: readonly string[];
  /** Ends the run early. Results so far are kept, and the other rules are reported as not run. */
  signal?: AbortSignal;
  onResult?(result: Result): void;
  onCase?(id: string, phase: 'begun' | 'ended'): void;
}

/** The options of a run of one target: the address of the implementation, and the means that the suite may use. */
export interface TargetOptions extends RunOptions, Settings {
  url?: string;
  desk?: string;
  deskToken?: string;
  /** The command line of a program that serves as the desk. It reads and writes JSON lines. */
  deskCommand?: string;
  channelId?: string;
  /** The id of a customer that the front end knows. */
  recipientId?: string;
  token?: string;
  providerId?: string;
  listen?: { host: string; port: number };
  publicUrl?: string;
  /** The address of the page that shows a chat to an agent. `{chat_id}` in it is replaced by the number of the chat. */
  console?: string;
  browser?: string;
  /** The Authorization header that the other party expects. */
  authorization?: string;
  /** Returns a webhook sender's signature of `body`, dated `ageS` seconds back, with a new webhook id. */
  sign?: (body: string, ageS?: number) => Record<string, string>;
  /** The text that the suite sends to a bot that replies only to certain texts. */
  say?: string;
  /** The person who answers questions about things that the suite cannot observe. */
  person?: Person;
  concurrency?: number;
  /** Receives each line of the desk command's output that is not a response. */
  onDeskSays?: (line: string) => void;
  /** Receives the name of each desk operation that is called. */
  onDeskCall?: (operation: string) => void;
}

export type TargetOption = Exclude<
  keyof TargetOptions,
  keyof (RunOptions & Settings) | 'onDeskSays' | 'onDeskCall' | 'concurrency'
>;

/** The command-line flags whose names differ from the names of their options. */
const otherFlags: Partial<Record<string, string>> = { person: '--manual', sign: '--signing-secret' };

export function flagOf(option: string): string {
  return otherFlags[option] ?? `--${option.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

export function provided({ desk, deskCommand, person, listen }: TargetOptions): ReadonlySet<Need> {
  const having: [Need, unknown][] = [
    ['desk', desk ?? deskCommand],
    ['listen', listen],
    ['manual', person],
  ];
  return new Set(having.filter(([, given]) => given).map(([need]) => need));
}

/** Returns the URL at which the other party reaches `path` on the suite's server. Returns undefined if the run has no `--listen`. */
export function listeningAt(
  { listen, publicUrl, certificate }: TargetOptions,
  path: string,
): string | undefined {
  if (!listen) return undefined;
  const host = listen.host.includes(':') ? `[${listen.host}]` : listen.host;
  return `${publicUrl?.replace(/\/$/, '') ?? `http${certificate ? 's' : ''}://${host}:${listen.port}`}${path}`;
}
