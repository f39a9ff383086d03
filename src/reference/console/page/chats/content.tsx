import type { TranscriptEntry } from '../../../../../generated/reference/desk/types.ts';
import { Markdown, Words } from '../elements/safe.tsx';
import { FileContent, PlaceContent } from './media.tsx';

/** The content of an entry, by its type. The words of a stranger are text or a checked address, never markup. */
export function Content({ entry }: { entry: TranscriptEntry }) {
  switch (entry.type) {
    case 'text':
    case 'error':
      return (
        <p>
          <Words text={entry.text} />
        </p>
      );
    case 'markdown':
      return <p>{entry.html === undefined ? entry.content : <Markdown html={entry.html} />}</p>;
    case 'buttons': {
      const { title, text, buttons } = entry;
      return (
        <>
          {(title ?? text) !== undefined && <p>{title ?? text}</p>}
          {title !== undefined && text !== undefined && <p class="quiet">{text}</p>}
          <ul class="offered" aria-label="Prepared answers">
            {buttons.map((button, index) => (
              <li key={index}>{button}</li>
            ))}
          </ul>
        </>
      );
    }
    case 'location':
      return <PlaceContent place={entry} />;
    default:
      // A kind that is no file does not compile here.
      return <FileContent file={entry} />;
  }
}
