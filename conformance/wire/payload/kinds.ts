import * as bot from '../../../generated/bot/examples.ts';
import * as channel from '../../../generated/channel/examples.ts';
import { examples } from '../../../generated/channel/examples.ts';
import type { TypingType, UserMessage } from '../../../generated/channel/types.ts';
import { validateUserMessage } from '../../../generated/channel/validators.js';
import { printed } from '../../../generated/faults.ts';
import type { OpenPointId, RuleId } from '../../../generated/rules.ts';
import { type Json, unique } from './messages.ts';

type ContentType = Exclude<UserMessage['message']['type'], 'text' | TypingType>;

/** A kind of message other than texts and typing notices, with values from the contract's examples. */
export interface Kind {
  type: ContentType;
  /** True for a kind of file. All such kinds have the same required fields. */
  isFile: boolean;
  minimal: Json;
  details: Json;
  /** Unusual but valid values of some fields. */
  uncommon: Json;
  /** True if the long cases use this kind. In such cases each kind needs its own chat for a long time, so only some kinds of files are used. */
  isSample: boolean;
}

/** The kinds of files that long-running cases use. Such cases use all kinds that are not files. */
const sampleFiles: readonly ContentType[] = ['voice', 'photo', 'document'];

const texts: readonly unknown[] = ['text', 'typein', 'typeout'];

const isOther = (message: Json): message is Json & { type: ContentType } => !texts.includes(message['type']);

// The same message may be an example of several schemas, and is used once.
const messages = [
  ...new Map(
    Object.values<Readonly<Record<string, unknown>>>(examples)
      .flatMap((stories) => Object.values(stories))
      .flatMap((example) => (validateUserMessage(example) ? [example.message as unknown as Json] : []))
      .map((message) => [JSON.stringify(message), message]),
  ).values(),
].filter(isOther);

/** Adds characters to the words of a message that programs often change by mistake. */
const awkward = (message: Json): Json =>
  Object.fromEntries(
    Object.entries(message).map(([name, value]) => [
      name,
      ['text', 'title', 'performer'].includes(name) ? `${printed(value)} <b>&"' &gt; Ø 名 🙂` : value,
    ]),
  );

export const kinds: readonly Kind[] = Object.entries(Object.groupBy(messages, ({ type }) => type)).map(
  ([type, shown]) => {
    const byLength = shown.toSorted((one, other) => Object.keys(one).length - Object.keys(other).length);
    const minimal: Json = byLength[0]!;
    const whole: Json = byLength.at(-1)!;
    const uncommon: Json = shown.find((each) => each !== minimal && each !== whole) ?? {};
    const without = (message: Json, isLeft: (name: string, value: unknown) => boolean): Json =>
      Object.fromEntries(Object.entries(message).filter(([name, value]) => !isLeft(name, value)));
    const isFile = 'file' in minimal;
    return {
      type: type as ContentType,
      isFile,
      minimal,
      // The message id is left out: each case that writes a message chooses the id.
      details: awkward(without(whole, (name) => name === 'id' || name in minimal)),
      uncommon: without(uncommon, (name, value) => minimal[name] === value),
      isSample: !isFile || sampleFiles.includes(type as ContentType),
    };
  },
);

export const fileKinds: readonly Kind[] = kinds.filter(({ isFile }) => isFile);

/** Returns a message of a kind. A file gets a unique URL, by which the case finds it. */
export function marked({ type, isFile, minimal }: Kind, more: Json = {}): Json {
  const file = `https://files.example/${type}/${unique(type)}`;
  return { ...minimal, ...(isFile && { file }), ...more };
}

/** Describes the fields of `seen` that have the value of an earlier message. A program may add other fields. */
export function carriedOver(seen: Json, written: Json, earlier: readonly Json[]): string[] {
  const isOthers = ([name, value]: [string, unknown]) =>
    value != null && value !== '' && !(name in written) && earlier.some((each) => each[name] === value);
  return Object.entries(seen)
    .filter(isOthers)
    .map(([name, value]) => `${name} is ${JSON.stringify(value)}, as in an earlier message`);
}

const least = (wanted: ContentType) => kinds.find(({ type }) => type === wanted)!.minimal;

export function file(more: Json = {}): Json {
  return { ...least('photo'), ...more };
}

export function place(more: Json = {}): Json {
  return { ...least('location'), ...more };
}

const schemas = {
  UserMessage: [channel.invalidExamples.UserMessage, channel.broken.UserMessage],
  ProviderEvent: [bot.invalidExamples.ProviderEvent, bot.broken.ProviderEvent],
} as const;

/** Returns the invalid examples that break the rule or concern the open point `id`. Other invalid examples may be accepted. */
export function breaking(
  schema: keyof typeof schemas,
  id: RuleId | OpenPointId,
): [story: string, payload: unknown][] {
  const [payloads, broken]: readonly [object, Readonly<Record<string, string>>] = schemas[schema];
  return Object.entries(payloads)
    .filter(([story]) => broken[story] === id)
    .map(([story, payload]) => [story.replaceAll('-', ' '), payload]);
}
