import { useState } from 'preact/hooks';
import type { TranscriptEntry } from '../../../../../generated/reference/desk/types.ts';
import { Icon } from '../parts/icon.tsx';
import { isWebAddress, SafeLink, Words } from '../parts/safe.tsx';
import { showPictures } from '../state/settings.ts';

/** A file: pictures are shown, recordings play on demand, everything else is a link. */
export function FileContent({ entry }: { entry: TranscriptEntry }) {
  const { type, file, text, duration, performer, title } = entry;
  const playable = isWebAddress(file) && showPictures.value === 'on';
  return (
    <>
      {(type === 'photo' || type === 'sticker') && <Picture entry={entry} />}
      {type === 'video' && playable && (
        // biome-ignore lint/a11y/useMediaCaption: what customers record has no captions
        <video
          controls
          preload="none"
          src={file}
          poster={isWebAddress(entry.thumb) ? entry.thumb : undefined}
        />
      )}
      {(type === 'audio' || type === 'voice') && playable && (
        // biome-ignore lint/a11y/useMediaCaption: what customers record has no captions
        <audio controls preload="none" src={file} />
      )}
      <FileLine entry={entry} />
      {(performer ?? title ?? duration) !== undefined && (
        <p class="quiet">{[performer, title, duration && `${duration} s`].filter(Boolean).join(' · ')}</p>
      )}
      {text !== undefined && (
        <p>
          <Words text={text} />
        </p>
      )}
    </>
  );
}

function Picture({ entry: { file, thumb, file_name, width, height, emoji } }: { entry: TranscriptEntry }) {
  const [state, setState] = useState<'shown' | 'failed'>('shown');
  const source = isWebAddress(thumb) ? thumb : file;
  if (!isWebAddress(source) || showPictures.value === 'off' || state === 'failed') {
    return emoji === undefined ? null : <span class="emoji">{emoji}</span>;
  }
  return (
    <SafeLink class="picture" href={file}>
      <img
        src={source}
        alt={file_name ?? 'Picture'}
        width={width}
        height={height}
        loading="lazy"
        referrerpolicy="no-referrer"
        onError={() => setState('failed')}
      />
    </SafeLink>
  );
}

function FileLine({ entry: { type, file, file_name, file_size } }: { entry: TranscriptEntry }) {
  return (
    <p class="file">
      <Icon name="file" />
      <SafeLink href={file}>{file_name === undefined || file_name === '' ? type : file_name}</SafeLink>
      {file_size !== undefined && <span class="quiet">{sizeOf(file_size)}</span>}
    </p>
  );
}

export function PlaceContent({ entry: { latitude, longitude, title, text } }: { entry: TranscriptEntry }) {
  const map = new URL('https://www.openstreetmap.org/');
  map.search = new URLSearchParams({
    mlat: String(latitude),
    mlon: String(longitude),
    zoom: '15',
  }).toString();
  return (
    <>
      <p class="file">
        <Icon name="place" />
        <SafeLink href={map.href}>{title ?? 'A place'}</SafeLink>
        <span class="quiet">
          {latitude}, {longitude}
        </span>
      </p>
      {text !== undefined && (
        <p>
          <Words text={text} />
        </p>
      )}
    </>
  );
}

const units = ['B', 'kB', 'MB', 'GB', 'TB'];

function sizeOf(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`;
}
