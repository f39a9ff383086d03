import { isObject, type JsonObject, objectAt, step, textAt } from '../../documents/json.ts';
import type { Source } from '../../documents/sources.ts';
import type { Party } from '../model/model.ts';
import { SpecProblem } from '../model/problem.ts';

const table = 'specs/parties.yaml';
const audiences = ['service', 'integrator', 'provider'];

interface Served {
  party: string;
  part: Party['serves'];
  interface: string;
  document: string;
  /** The party that serves the other part of the same document. */
  other: string;
}

/** Reads the rows of specs/parties.yaml. Adds to each row the part of a document whose x-parties names the party. */
export function readParties(sources: Source[], nameOfInterface: (document: string) => string): Party[] {
  const rows = objectAt(sources.find(({ document }) => document === table)?.content, 'parties');
  const served = sources.flatMap(({ document, content }): Served[] => {
    const parts = Object.entries(objectAt(content, 'x-parties')) as [Party['serves'], string][];
    return parts.map(([part, party]) => ({
      party,
      part,
      interface: nameOfInterface(document),
      document,
      other: parts.find(([other]) => other !== part)?.[1] ?? '',
    }));
  });
  for (const { party, part, document } of served) {
    if (isObject(rows[party])) continue;
    throw new SpecProblem(
      document,
      `/x-parties${step(part)}`,
      `no party is called ${party}`,
      `Add a row ${party} to ${table}, or name a party of that table`,
    );
  }
  return Object.keys(rows).map((name) => {
    const own = served.find(({ party }) => party === name);
    const problem = (wrong: string, cure: string) =>
      new SpecProblem(table, `/parties${step(name)}`, wrong, cure);
    if (!own) {
      throw problem(
        'no document names this party',
        'Name it in the x-parties of the document whose paths, webhooks or script it serves, or remove the row',
      );
    }
    const row = objectAt(rows, name);
    if (!audiences.includes(textAt(row, 'audience'))) {
      throw problem('the row has no known audience', `Use ${audiences.join(', ')}`);
    }
    const [callers, caller] = callersOf(own, rows);
    if (callers === '') {
      throw problem(
        'the row does not say who calls this party',
        'Add callers: {<audience>: <name of the callers>}',
      );
    }
    return {
      name,
      interface: own.interface,
      serves: own.part,
      audience: textAt(row, 'audience'),
      callers,
      caller,
      isReference: own.document.startsWith('specs/reference/'),
      hasDesk: row['desk'] === true,
      ...(row['mock'] !== undefined && { mock: textAt(row, 'mock') }),
    };
  });
}

/** Returns the audience and the name of a party's callers: from the row's `callers`, or else from the other party of the document. */
function callersOf({ party, other }: Served, rows: JsonObject): [audience: string, name: string] {
  const [callers] = Object.entries(objectAt(rows[party], 'callers'));
  return callers ? [callers[0], String(callers[1])] : [textAt(rows[other], 'audience'), other];
}
