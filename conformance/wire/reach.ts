import { exchange } from './exchange.ts';

/** Rejects when nobody listens at an address; any answer will do. */
export async function reach(url: string): Promise<void> {
  const { failure } = await exchange({ url, method: 'GET' });
  if (failure?.startsWith('connection failed')) throw new Error(`${new URL(url).host}: ${failure}`);
}
