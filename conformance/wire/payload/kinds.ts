import type { MediaType, TypingType, UserMessage } from '../../../generated/channel/types.ts';
import { type Json, unique } from './messages.ts';

type ContentType = Exclude<UserMessage['message']['type'], 'text' | TypingType>;

/** A kind of message beside texts and typing notices. All that the suite knows of a kind stands here; cases walk the list. */
export interface Kind {
  type: ContentType;
  /** Whether it is a file: these have the same required fields. */
  isFile: boolean;
  /** A message with the required fields alone. */
  minimal: Json;
  /** Its further fields. The source ties none to a kind; together the files have all there are. */
  details: Json;
  /** Unusual values of its fields, which are right all the same. */
  uncommon: Json;
  /** Whether it stands for the others where each kind needs a chat of its own for long. */
  isSample: boolean;
}

const ofFiles: Record<MediaType, Partial<Kind>> = {
  video: {
    details: {
      thumb: 'https://files.example/v.jpg',
      width: 640,
      height: 360,
      duration: 12,
      text: 'A short film',
      title: 'Unser Café im Mai – 五月',
      performer: 'Ada Quartet',
    },
    // More than 32 bits hold.
    uncommon: { file_size: 5_000_000_000 },
  },
  audio: {
    details: { performer: 'Quartett Zoë', title: 'First movement', duration: 215, text: 'Listen to this' },
    uncommon: { file: 'https://files.example/audio?Key=AbC%20d&v=2#t=1', title: '', performer: '0' },
  },
  voice: { details: { duration: 7 }, uncommon: { file_name: 'no-ending' }, isSample: true },
  photo: {
    details: { thumb: 'https://files.example/p.jpg', width: 800, height: 600, text: 'The front door' },
    uncommon: { file: 'http://files.example/photo.jpg' },
    isSample: true,
  },
  sticker: { details: { emoji: '🙂', width: 128, height: 128 }, uncommon: { file_size: 1 } },
  document: {
    details: {
      title: 'Offer of May',
      text: 'Please read',
      thumb: 'http://files.example/d.png',
      duration: 90,
      emoji: '👩🏽‍💻',
    },
    uncommon: { file_name: 'Angebot für Zoë – 报价.pdf', title: 'Übersicht 🙂', text: '0' },
    isSample: true,
  },
};

const ofOthers: Record<Exclude<ContentType, MediaType>, Partial<Kind>> = {
  location: {
    minimal: { latitude: 48.20849, longitude: -16.37208 },
    details: { text: 'Meet me here', title: 'The office' },
    // The Gulf of Guinea, and what some languages take for nothing.
    uncommon: { latitude: 0, longitude: 0, text: '', title: '0' },
    isSample: true,
  },
};

const fileOf = (type: string): Json => ({
  file: `https://files.example/${type}/${type}-report.bin`,
  file_name: `${type}-report.bin`,
  file_size: 20_480,
});

export const kinds: readonly Kind[] = Object.entries({ ...ofFiles, ...ofOthers }).map(([type, kind]) => {
  const isFile = type in ofFiles;
  return {
    details: {},
    uncommon: {},
    isSample: false,
    ...kind,
    type: type as ContentType,
    isFile,
    minimal: { type, ...(isFile ? fileOf(type) : kind.minimal) },
  };
});

export const fileKinds: readonly Kind[] = kinds.filter(({ isFile }) => isFile);

/** The least message of a kind; a file has an address of its own, by which it is found. */
export function marked({ type, isFile, minimal }: Kind, more: Json = {}): Json {
  const file = `https://files.example/${type}/${unique(type)}`;
  return { ...minimal, ...(isFile && { file }), ...more };
}

export function file(more: Json = {}): Json {
  return { type: 'photo', ...fileOf('photo'), ...more };
}

export function place(more: Json = {}): Json {
  return { type: 'location', ...ofOthers.location.minimal, ...more };
}
