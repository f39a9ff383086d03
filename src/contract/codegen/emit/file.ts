import type { Interface, Model } from '../model/model.ts';

/** A file of `generated/`, its path relative to that folder. */
export interface GeneratedFile {
  path: string;
  content: string;
}

/** Makes files from the model; `written` are the files of the emitters before it. */
export type Emitter = (
  model: Model,
  written: readonly GeneratedFile[],
) => GeneratedFile[] | Promise<GeneratedFile[]>;

/** An emitter that makes the files of each interface on its own. */
export function forEachInterface(
  emit: (one: Interface, model: Model) => GeneratedFile[] | Promise<GeneratedFile[]>,
): Emitter {
  return async (model) => {
    const files = await Promise.all(model.interfaces.map((one) => emit(one, model)));
    return files.flat();
  };
}

/** `channel-service` gives `ChannelService`, `getStatus` gives `GetStatus`. */
export function pascal(name: string): string {
  return name
    .split(/[-_]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

export function camel(name: string): string {
  const joined = pascal(name);
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}
