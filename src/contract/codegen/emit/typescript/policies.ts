import { type Json, type JsonObject, objectAt } from '../../../documents/json.ts';
import type { Model } from '../../model/model.ts';
import type { GeneratedFile } from '../file.ts';
import { basisOf } from '../sentences.ts';
import { choiceTag, docComment, literal, propertyName, sourceFile, tagsOf } from './source.ts';

/** The doc comment of each member of a policy. */
const meanings: Record<string, string> = {
  attempts: 'The number of requests, the first one included.',
  intervalMs:
    'From the start of one attempt to the start of the next. Absent: the next attempt follows a failed one at once.',
  timeoutMs: 'From the start of an attempt to the last byte of the response.',
  success:
    'A valid positive response. `status` is one HTTP code, or the first digit of a class such as `2xx`.',
  final: 'A response that ends the retries and is not a success.',
  giveUpMs:
    'From the start of the first attempt to the instant at which the sender gives up on a silent receiver.',
  giveUp: 'What the sender does then.',
  tolerance:
    'How far an observed instant may differ from the stated one before a check fails. It is never contract.',
  rules: 'The rules that state a member.',
  choices:
    'Members that the source does not state, and that are not contract: each with the open point or LOCAL rule at which the reference chose it.',
};

const types: Record<string, string> = {
  attempts: 'number',
  intervalMs: 'number',
  timeoutMs: 'number',
  success: '{ readonly status: number | string; readonly body?: string }',
  final: '{ readonly status: number; readonly body: string }',
  giveUpMs: 'number',
  giveUp: 'string',
  tolerance: '{ readonly earlyMs: number; readonly lateMs: number }',
  rules: '{ readonly [Member in PolicyMember]?: readonly RuleId[] }',
  choices: '{ readonly [Member in PolicyMember]?: OpenPointId | RuleId }',
};
const optional = ['intervalMs', 'final', 'rules', 'choices'];
const bases = ['rules', 'choices'];

/** Makes `policies.ts`: the policies for attempts and retries, and the limits of payloads. */
export function emitPolicies(model: Model): GeneratedFile[] {
  const members = Object.keys(types);
  const based = members.filter((member) => !bases.includes(member));
  const declared = members.map((member) => {
    const mark = optional.includes(member) ? '?' : '';
    return `${docComment([meanings[member]!], '  ')}  readonly ${member}${mark}: ${types[member]};\n`;
  });
  const policies = model.policies.map(({ operation, delivery }) => {
    const doc = docComment([`How ${operation} is delivered.`, ...choiceTags(delivery, model)], '  ');
    return `${doc}  ${propertyName(operation)}: {\n${policyMembers(delivery, model)}  },\n`;
  });
  return [
    sourceFile('policies.ts', 'the x-delivery, x-truncate and maxItems of specs/', [
      `import type { OpenPointId, RuleId } from './rules.ts';\n`,
      `/** A member of a policy that a rule states or that the reference chose. */\nexport type PolicyMember = ${based.map((member) => `'${member}'`).join(' | ')};\n`,
      `/** The policy for attempts and retries of a request. Times in milliseconds. */\nexport interface DeliveryPolicy {\n${declared.join('')}}\n`,
      `/** The policies by the sending operation. */\nexport const policies = {\n${policies.join('')}} as const satisfies Record<string, DeliveryPolicy>;\n`,
      `/** By schema, or schema and property: \`truncate\` in code points, \`maxItems\` in elements. */\nexport const limits = ${literal(limits(model))} as const;\n`,
    ]),
  ];
}

/** Writes the members of a policy in the order of the document, each with its meaning and its basis. */
function policyMembers(delivery: JsonObject, model: Model): string {
  return Object.entries(delivery)
    .map(([member, value]) => {
      const doc = docComment([meanings[member] ?? '', ...basisTags(delivery, member, model)], '    ');
      return `${doc}    ${member}: ${literal(value, '    ')},\n`;
    })
    .join('');
}

function basisTags(delivery: JsonObject, member: string, model: Model): string[] {
  const { rules, choice } = basisOf(delivery, member);
  return [
    ...tagsOf(model.rules.filter(({ id }) => rules.includes(id))),
    ...(choice === '' ? [] : [choiceTag(choice)]),
  ];
}

/** Returns the tags of all choices of a policy, without repeats. */
function choiceTags(delivery: JsonObject, { rules, openPoints }: Model): string[] {
  const ids = new Set<Json>(Object.values(objectAt(delivery, 'choices')));
  return tagsOf(
    rules.filter(({ id }) => ids.has(id)),
    openPoints.filter(({ id }) => ids.has(id)),
  );
}

function limits({ interfaces }: Model): Record<string, Record<string, unknown>> {
  const found: Record<string, Record<string, unknown>> = {};
  for (const [name, schema] of interfaces.flatMap(({ schemas }) => [...schemas])) {
    keep(name, schema);
    for (const [property, inner] of Object.entries(objectAt(schema, 'properties'))) {
      keep(`${name}.${property}`, inner as JsonObject);
    }
  }
  return found;

  function keep(key: string, schema: JsonObject): void {
    const { 'x-truncate': truncate, maxItems } = schema;
    if (truncate !== undefined) found[key] = { truncate };
    if (maxItems !== undefined) found[key] = { maxItems };
  }
}
