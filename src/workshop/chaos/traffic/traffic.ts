import { setTimeout as sleep } from 'node:timers/promises';
import type { DeskClient } from '../../../../generated/reference/desk/client.ts';
import { repeatMs } from '../../../reference/limits.ts';
import { instant, type Ledger, type Said } from '../ledger/ledger.ts';
import { Random } from '../ledger/random.ts';
import type { Channel, Outcome } from '../service/requests.ts';

/** The parts of a run that all sources of traffic share. */
export interface Traffic {
  ledger: Ledger;
  seed: number;
  /** The address of the service. */
  url: string;
  desk: DeskClient;
  channels: Channel[];
  /** Aborts when the traffic must end. */
  signal: AbortSignal;
}

/** Calls `act` again and again, with random pauses, until the traffic ends. */
export async function keepDoing(
  { seed, signal }: Traffic,
  name: string,
  pauseMs: number,
  act: (random: Random) => Promise<void>,
): Promise<void> {
  const random = new Random(seed, name);
  while (!signal.aborted) {
    await sleep(random.between(0, 2 * pauseMs), undefined, { signal }).catch(() => {});
    if (!signal.aborted) await act(random);
  }
}

/** The fields of a message that are known before it is sent. */
export type Words = Pick<Said, 'by' | 'writer' | 'whose'>;

/**
 * Sends a message and records its outcome. If the outcome is unknown, a message with an id is sent again. The retries end after half the
 * time in which the service recognises a retry, or earlier by chance.
 */
export async function speak(
  { ledger, signal }: Traffic,
  random: Random,
  words: Words,
  { isKnown }: { isKnown: boolean },
  request: (token: string) => Promise<Outcome<unknown>>,
): Promise<void> {
  const at = instant();
  const said: Said = { ...words, token: ledger.token(), fate: 'unknown', posts: 0, firstAt: at, lastAt: at };
  ledger.said.push(said);
  let mayHaveHappened = false;
  while (true) {
    said.posts++;
    const outcome = await request(said.token);
    said.lastAt = instant();
    if (outcome.is === 'taken') {
      said.fate = 'taken';
      const { entry_id } = Object(outcome.body) as { entry_id?: number };
      if (entry_id !== undefined) said.entry_id = entry_id;
      return;
    }
    mayHaveHappened ||= outcome.is === 'unknown';
    const isLate = instant() - at > repeatMs / 2;
    const isOver = outcome.is === 'not possible' || signal.aborted || isLate || random.chance(0.1);
    if (isOver || (outcome.is === 'unknown' && !isKnown)) {
      said.fate = mayHaveHappened ? 'unknown' : 'refused';
      return;
    }
    await sleep(random.between(50, 600));
  }
}
