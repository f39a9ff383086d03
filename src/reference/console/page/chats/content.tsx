import type { TranscriptEntry } from '../../../../../generated/reference/desk/types.ts';
import { Marked } from '../parts/marked.tsx';
import { SafeLink, Words } from '../parts/safe.tsx';
import { FileContent, PlaceContent } from './media.tsx';

/** What an entry holds, by its type. Whatever a stranger wrote is text or a checked address, never markup. */
export function Content({ entry }: { entry: TranscriptEntry }) {
  const { type, text, title, html, content, buttons } = entry;
  switch (type) {
    case 'text':
    case 'error':
      return <p>{text !== undefined && <Words text={text} />}</p>;
    case 'markdown':
      return <p>{html === undefined ? content : <Marked html={html} />}</p>;
    case 'buttons':
      return (
        <>
          {(title ?? text) !== undefined && <p>{title ?? text}</p>}
          {title !== undefined && text !== undefined && <p class="quiet">{text}</p>}
          <ul class="offered" aria-label="Prepared answers">
            {buttons?.map((button, index) => (
              <li key={index}>{button}</li>
            ))}
          </ul>
        </>
      );
    case 'location':
      return <PlaceContent entry={entry} />;
    case 'photo':
    case 'sticker':
    case 'video':
    case 'audio':
    case 'voice':
    case 'document':
      return <FileContent entry={entry} />;
    default:
      // A type of a later edition: what can be said of it is shown.
      return (
        <p>
          <SafeLink href={entry.file}>{String(type)}</SafeLink> {text}
        </p>
      );
  }
}
