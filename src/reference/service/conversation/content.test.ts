import { expect, test } from 'vitest';
import { examples } from '../../../../generated/channel/examples.ts';
import * as schemas from '../../../../generated/channel/schemas.ts';
import type { UserMessage } from '../../../../generated/channel/types.ts';
import type { ChannelContent } from '../store/records.ts';
import { contentOf } from './conversation.ts';

const messages = [
  ...Object.entries(examples.UserMessage),
  ...Object.entries(examples.UserMediaMessage),
  ...Object.entries(examples.UserLocationMessage),
] as unknown as [story: string, UserMessage][];

test.each(messages.filter(([, { message }]) => !message.type.startsWith('type')))(
  'the stored content of %s has all fields of the message except the id',
  (_, { message }) => {
    const { id: __, ...fields } = message as ChannelContent & { id?: string };
    expect(contentOf(message as ChannelContent)).toEqual(fields);
  },
);

test.each([
  ['photo', schemas.MediaContent],
  ['location', schemas.LocationContent],
  ['text', schemas.UserText],
])(
  'the stored content of type %s has every field that the documents define, and no other field',
  (type, { properties }) => {
    const names = Object.keys(properties).filter((name) => name !== 'id');
    const message = Object.fromEntries([...names, 'id', 'unknown', '__proto__'].map((name) => [name, 'x']));
    expect(Object.keys(contentOf({ ...message, type } as never)).toSorted()).toEqual(names.toSorted());
  },
);
