import { inject } from 'vitest';
import type { Installation } from '../release/testing/install.ts';

/** The address of a new database on the server that all tests share. */
export const newDatabase = () => ask<string>('/database');

/** The installed package that all tests share: they copy the folder of its consumer before they change it. */
export const installation = () => ask<Installation>('/package');

async function ask<T>(path: string): Promise<T> {
  const response = await fetch(`${inject('shared')}${path}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}
