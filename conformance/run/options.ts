import type { Need } from './case.ts';
import type { Selection } from './runner.ts';
import type { Result } from './verdicts.ts';

/** Where the implementation under test is, and what the suite may use. */
export interface TargetOptions extends Selection {
  url?: string;
  desk?: string;
  deskToken?: string;
  channelId?: string;
  token?: string;
  providerId?: string;
  listen?: { host: string; port: number };
  publicUrl?: string;
  /** The program of a Chrome or Chromium. */
  browser?: string;
  /** Puts a question to a person. */
  ask?: (question: string) => Promise<boolean>;
  onResult?(result: Result): void;
}

/** The options by which a target finds the implementation, or learns what it may do. */
export type TargetOption = Exclude<keyof TargetOptions, keyof Selection | 'onResult'>;

/** How an option is written on the command line. */
export const flags: Readonly<Record<TargetOption, string>> = {
  url: '--url',
  desk: '--desk',
  deskToken: '--desk-token',
  channelId: '--channel-id',
  token: '--token',
  providerId: '--provider-id',
  listen: '--listen',
  publicUrl: '--public-url',
  browser: '--browser',
  ask: '--manual',
};

/** What the options of a run provide of that which cases need. */
export function provided({ desk, listen, ask }: TargetOptions): ReadonlySet<Need> {
  const having: [Need, unknown][] = [
    ['desk', desk],
    ['listen', listen],
    ['manual', ask],
  ];
  return new Set(having.filter(([, given]) => given).map(([need]) => need));
}
