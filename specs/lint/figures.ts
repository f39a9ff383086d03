import { deliveriesOf, Figures, inWords, versionReference, visitTexts } from '../reading/figures.ts';
import { isObject, type JsonObject, listAt, objectAt, step, textAt, visit } from '../reading/json.ts';
import type { Source } from '../reading/source.ts';
import type { Problem } from './problem.ts';
import type { Contract } from './rules/contract.ts';

/**
 * Checks the figures in texts. Each reference must lead to a figure, and `info.version` must be the reference to the version. No text of
 * the contract may repeat a figure.
 */
export function lintFigures({ sources }: Contract): Problem[] {
  const figures = new Figures(sources);
  const policies = sources.flatMap(({ content }) => deliveriesOf(content).map(([, policy]) => policy));
  const ofDeliveries = new RegExp(policies.flatMap(phrasesOf).join('|'), 'i');
  return sources.flatMap((source) => [
    ...unknown(source, figures),
    ...writtenVersion(source),
    // The figures of the desk and of the visitor's interface are not checked, because these interfaces belong to the reference.
    ...(source.document.includes('/reference/') ? [] : repeated(source, ofDeliveries)),
  ]);
}

function unknown({ document, content }: Source, figures: Figures): Problem[] {
  const problems: Problem[] = [];
  visitTexts(content, (text, pointer) => {
    for (const reference of figures.unknownIn(text))
      problems.push({
        document,
        pointer,
        rule: 'figure-exists',
        message: `${reference} is no figure`,
        cure: 'Name a schema or an operation with x-delivery, and a number of it',
      });
  });
  return problems;
}

function writtenVersion({ document, content }: Source): Problem[] {
  const { info } = isObject(content) ? content : {};
  if (!isObject(info) || info['version'] === versionReference) return [];
  return [
    {
      document,
      pointer: '/info/version',
      rule: 'version-once',
      message: `the version is ${info['version']}, not that of package.json`,
      cure: `Write '${versionReference}'`,
    },
  ];
}

/** Reports texts that repeat a figure: a figure of any delivery with its unit, or a number of the same operation or schema. */
function repeated({ document, content }: Source, ofDeliveries: RegExp): Problem[] {
  const problems: Problem[] = [];
  const deliveries = new Map(deliveriesOf(content));
  visit(content, (node, pointer) => {
    const [, operation = ''] = /^\/operations\/([^/]+)$/.exec(pointer) ?? [];
    const own = ownFigures(node, deliveries.get(operation));
    const ofNode = own.length === 0 ? undefined : new RegExp(own.map(alone).join('|'), 'i');
    for (const [at, text] of textsOf(node)) {
      const plain = text.replaceAll(/\{[^}]*\}/g, '');
      const [figure] = ofDeliveries.exec(plain) ?? ofNode?.exec(plain) ?? [];
      if (figure === undefined) continue;
      problems.push({
        document,
        pointer: `${pointer}${at}`,
        rule: 'figure-once',
        message: `the text repeats the figure "${figure}"`,
        cure: 'Refer to it, as specs/extensions.md says under "Figures in texts"',
      });
    }
  });
  return problems;
}

/** Returns the texts of a node that people read, by their pointers below the node. */
function textsOf(node: JsonObject): [pointer: string, text: string][] {
  const items = ['x-rules', 'x-open'].flatMap((key) =>
    listAt(node, key).flatMap((item, index) =>
      ['title', 'text', 'reference'].map((part) => [`/${key}/${index}/${part}`, textAt(item, part)] as const),
    ),
  );
  const said = ['summary', 'description'].map((key) => [step(key), textAt(node, key)] as const);
  return [...items, ...said].filter(([, text]) => text !== '').map(([at, text]) => [at, text]);
}

const limits = ['x-truncate', 'maxItems', 'minItems', 'maxLength', 'minLength'];

/** Returns the figures of a node: the figures of `policy`, and the limits of the node and of its properties. Ignores 0 and 1. */
function ownFigures(node: JsonObject, policy: JsonObject = {}): number[] {
  const schemas = [node, ...Object.values(objectAt(node, 'properties')).filter(isObject)];
  const figures = [
    ...schemas.flatMap((schema) => limits.map((key) => schema[key])),
    ...Object.entries(policy).flatMap(([key, value]) =>
      key.endsWith('Ms') ? [value, Number(value) / 1000] : key === 'attempts' ? [value] : [],
    ),
  ];
  // "One" occurs in many sentences that state no figure.
  return figures.filter((figure) => typeof figure === 'number').filter((figure) => figure > 1);
}

/** Returns patterns for the durations and the number of attempts of a delivery, each with its noun. */
function phrasesOf(policy: JsonObject): string[] {
  const durations = ['intervalMs', 'timeoutMs', 'giveUpMs'].map((key) => Number(policy[key] ?? 0));
  return [
    ...durations
      .filter((ms) => ms > 0)
      .flatMap((ms) => [`${alone(ms / 1000)}[ -](?:s|seconds?)\\b`, `${alone(ms)} ?ms\\b`]),
    `${alone(Number(policy['attempts']))} (?:attempts|requests)\\b`,
  ];
}

/** Returns a pattern for a figure in words or digits. It does not match a part of an id or of a longer number. */
function alone(figure: number): string {
  const forms = [inWords(figure), `${figure}`, figure.toLocaleString('en')];
  return `(?<![\\w.,-])(?:${[...new Set(forms)].join('|')})(?![\\w-]|[.,]\\d)`;
}
