import { useState } from 'preact/hooks';
import type { LocationContent, MediaContent } from '../../../../../generated/channel/types.ts';
import { isWebAddress, mapOf } from '../../../shared/markup.ts';
import { Icon } from '../elements/icon.tsx';
import { SafeLink, Words } from '../elements/safe.tsx';
import { showPictures } from '../state/settings.ts';

/** A file: pictures are shown, recordings play on demand, everything else is a link. */
export function FileContent({ file: media }: { file: MediaContent }) {
  const { type, file, thumb, text, duration, performer, title } = media;
  const playable = isWebAddress(file) && showPictures.value === 'on';
  return (
    <>
      {(type === 'photo' || type === 'sticker') && <Picture {...media} />}
      {type === 'video' && playable && (
        // biome-ignore lint/a11y/useMediaCaption: what customers record has no captions
        <video controls preload="none" src={file} poster={isWebAddress(thumb) ? thumb : undefined} />
      )}
      {(type === 'audio' || type === 'voice') && playable && (
        // biome-ignore lint/a11y/useMediaCaption: what customers record has no captions
        <audio controls preload="none" src={file} />
      )}
      <FileLine {...media} />
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

function Picture({ file, thumb, file_name, width, height, emoji }: MediaContent) {
  const [state, setState] = useState<'shown' | 'failed'>('shown');
  const source = isWebAddress(thumb) ? thumb : file;
  if (!isWebAddress(source) || showPictures.value === 'off' || state === 'failed') {
    return emoji === undefined ? null : <span class="emoji">{emoji}</span>;
  }
  return (
    <SafeLink class="picture" href={file}>
      <img
        src={source}
        alt={file_name}
        width={width}
        height={height}
        loading="lazy"
        referrerpolicy="no-referrer"
        onError={() => setState('failed')}
      />
    </SafeLink>
  );
}

function FileLine({ type, file, file_name, file_size }: MediaContent) {
  return (
    <p class="row wraps file">
      <Icon name="file" />
      <SafeLink href={file}>{file_name || type}</SafeLink>
      <span class="quiet">{sizeOf(file_size)}</span>
    </p>
  );
}

export function PlaceContent({ place }: { place: LocationContent }) {
  const { latitude, longitude, title, text } = place;
  return (
    <>
      <p class="row wraps file">
        <Icon name="place" />
        <SafeLink href={mapOf(place)}>{title ?? 'A place'}</SafeLink>
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
