import { firstOfAll, mostConnections, placesAt, placesFor, type Took } from './pace.ts';
import { waiting } from './queue-time.ts';
import { perRun } from './run-scope.ts';
import { Room } from './semaphore.ts';

/** What is known of a server, and how many connections it gets at a time. */
interface Gate {
  /** All connections to it. */
  all: Room;
  /** The connections whose answers are judged: the first few show how many the server can handle. */
  judged: Room;
  /** What is known of its pace; absent when --concurrency sets the limit. */
  pace?: { latest: Took[]; places: number };
}

/** The gates of a run, by host. */
const gatesOfRun = perRun(() => new Map<string, Gate>());

/** Limits the connections to an address; without a number the limit follows the server's pace. */
export function limitConnections(url: string, most?: number): void {
  gatesOfRun().set(
    new URL(url).host,
    most === undefined ? watched() : { all: new Room(most), judged: new Room(most) },
  );
}

/** Runs a task as soon as one more connection to its address is allowed. */
export function connected<T>(url: string, work: () => Promise<T>): Promise<T> {
  const { all } = gateOf(url);
  return inTurn([all], work);
}

/** The same for an answer that is judged: it must come in time, so it must not wait for other requests of the suite. */
export function connectedInTime<T extends Took>(url: string, work: () => Promise<T>): Promise<T> {
  const gate = gateOf(url);
  return inTurn([gate.judged, gate.all], work).then((took) => {
    learn(gate, took);
    return took;
  });
}

/** Whether the limit of an address follows the server's pace. */
export function isPaced(url: string): boolean {
  return gateOf(url).pace !== undefined;
}

/** Fixes the number of judged requests at a time, as found by requests that are not judged. */
export function settlePace(url: string, places: number): void {
  const gate = gateOf(url);
  delete gate.pace;
  gate.judged.places = places;
}

function inTurn<T>(rooms: readonly Room[], work: () => Promise<T>): Promise<T> {
  const admitted = waiting();
  const begun = () => {
    admitted();
    return work();
  };
  const enter = rooms.reduceRight((inner, room) => () => room.enter(inner), begun);
  return enter();
}

function gateOf(url: string): Gate {
  const { host } = new URL(url);
  const gates = gatesOfRun();
  const gate = gates.get(host) ?? watched();
  gates.set(host, gate);
  return gate;
}

function watched(): Gate {
  return {
    all: new Room(mostConnections),
    judged: new Room(firstOfAll),
    pace: { latest: [], places: firstOfAll },
  };
}

function learn({ judged, pace }: Gate, { sentAt, endedAt }: Took): void {
  if (!pace || pace.places === mostConnections) return;
  if (pace.latest.length < firstOfAll) judgeFirst(judged, pace, { sentAt, endedAt });
  // The first answers may come from a server that was still starting, or busy.
  else admit(judged, pace, Math.max(pace.places, placesAt(endedAt - sentAt)));
}

function judgeFirst(judged: Room, pace: NonNullable<Gate['pace']>, took: Took): void {
  const seen = [...pace.latest, took];
  const places = placesFor(seen);
  // Requests that did not overlap show nothing.
  pace.latest = places === undefined ? seen.slice(1 - firstOfAll) : seen;
  if (places !== undefined) admit(judged, pace, places);
}

function admit(judged: Room, pace: NonNullable<Gate['pace']>, places: number): void {
  pace.places = places;
  judged.places = places;
}
