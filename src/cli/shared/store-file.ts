import { accessSync, constants, statSync } from 'node:fs';

/**
 * Returns a sentence that explains why the file of a store cannot be read. Undefined if it can be read. The check comes before SQLite opens
 * the file, because SQLite would wait forever for a named pipe.
 */
export function whyNotReadable(file: string): string | undefined {
  try {
    if (!statSync(file).isFile())
      return `${file} is not a regular file. Give the file of the store with --data.`;
    accessSync(file, constants.R_OK);
    if (statSync(file).size === 0)
      return `${file} is empty: it holds no store. Give the file of the store with --data, or restore a backup in its place.`;
    return undefined;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return ['ENOENT', 'ENOTDIR'].includes(code)
      ? `${file} does not exist. Give the file of the store with --data.`
      : `This user may not read ${file} (${code}). Run the command as the user of the service.`;
  }
}
