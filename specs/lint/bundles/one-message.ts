import type { Example } from '../../reading/examples.ts';
import { dereferenced, isObject, type JsonObject, listAt, step } from '../../reading/json.ts';
import type { Problem } from '../problem.ts';
import type { Bundle } from './bundle.ts';
import type { Tool } from './tool.ts';
import { Schemas } from './validator.ts';

/** Checks that each example of a message fits no other message of the same channel, as AsyncAPI 3 requires. */
export const askOneMessageOnly: Tool = async (all, examples) => {
  const stories = examples.filter(({ kind }) => kind === 'valid');
  const bundles = all.filter(({ kind }) => kind === 'asyncapi');
  const problems: Problem[] = [];
  const counts = { documents: bundles.length, channels: 0, examples: 0 };
  for (const bundle of bundles) {
    using schemas = new Schemas(bundle);
    const channels = channelsOf(bundle, schemas, stories);
    counts.channels += channels.length;
    for (const channel of channels) {
      for (const { name, examples: own } of channel.messages) {
        counts.examples += own.length;
        const others = await othersThatFit(channel, name, own, schemas);
        if (others.size === 0) continue;
        problems.push({
          document: bundle.document,
          pointer: `${channel.pointer}/messages${step(name)}`,
          rule: 'one-message-only',
          message: `an example of ${name} fits ${[...others].toSorted().join(', ')} of this channel too`,
          cure: 'Let a constant tell the messages apart, or give each a channel of its own',
        });
      }
    }
  }
  return { tool: 'One message only, by Hyperjump', counts, problems };
};

interface Message {
  name: string;
  /** The payload's schema. */
  schema: string;
  examples: unknown[];
}

interface Channel {
  pointer: string;
  messages: Message[];
}

async function othersThatFit(
  { messages }: Channel,
  name: string,
  examples: unknown[],
  schemas: Schemas,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const other of messages) {
    if (other.name === name) continue;
    for (const example of examples) {
      if (found.has(other.name)) break;
      if (await schemas.fits(other.schema, example)) found.add(other.name);
    }
  }
  return found;
}

function channelsOf({ content }: Bundle, schemas: Schemas, stories: readonly Example[]): Channel[] {
  const channels = isObject(content['channels']) ? content['channels'] : {};
  return Object.entries(channels).map(([key, channel]) => ({
    pointer: `/channels${step(key)}`,
    messages: Object.entries(
      isObject(channel) && isObject(channel['messages']) ? channel['messages'] : {},
    ).map(([name, placed]) => messageOf(name, dereferenced(content, placed), schemas, stories)),
  }));
}

/**
 * Reads a message with all its valid examples, from the document and from files. A message without a payload schema accepts every value.
 */
function messageOf(
  name: string,
  message: JsonObject,
  schemas: Schemas,
  stories: readonly Example[],
): Message {
  const schema = schemas.add(message['payload'] ?? true);
  const inline = listAt(message, 'examples').flatMap((example) =>
    isObject(example) && 'payload' in example ? [example['payload']] : [],
  );
  const told = stories.filter((story) => story.schema === schema).map(({ value }) => value);
  const distinct = new Map([...inline, ...told].map((value) => [JSON.stringify(value), value]));
  return { name, schema, examples: [...distinct.values()] };
}
