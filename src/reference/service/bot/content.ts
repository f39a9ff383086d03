import type { BotContent, TextContent } from '../../../../generated/bot/types.ts';
import type { TranscriptEntry } from '../../../../generated/reference/desk/types.ts';
import { wordsOf } from '../../shared/entry-words.ts';
import type { EntryContent } from '../store/records.ts';
import { renderMarkdown } from './markdown.ts';

/** What a bot says, as the desk shows it. */
export function shownContent(content: BotContent): EntryContent {
  switch (content.type) {
    case 'TEXT':
      return { type: 'text', text: content.text };
    case 'MARKDOWN':
      return {
        type: 'markdown',
        content: content.content,
        html: renderMarkdown(content.content),
        ...(content.text !== undefined && { text: content.text }),
      };
    case 'BUTTONS':
      return {
        type: 'buttons',
        buttons: content.buttons.map(({ text }) => text),
        ...(content.title !== undefined && { title: content.title }),
        ...(content.text !== undefined && { text: content.text }),
      };
  }
}

/**
 * What a custom channel gets of it: plain text, since it knows neither MARKDOWN nor BUTTONS (BOT-IN-10), or nothing where
 * there is no text to fall back on (BOT-IN-11).
 */
export function textFor(content: BotContent): string | undefined {
  return content.text === '' ? undefined : content.text;
}

/** A customer's entry in the words that the bot gets: a file as its address, with the time when it was written (BOT-OUT-17). */
export function forBot(entry: TranscriptEntry): TextContent {
  const text = wordsOf(entry, ({ file }) => file);
  return { type: 'TEXT', text, timestamp: Math.floor(Date.parse(entry.at) / 1000) };
}
