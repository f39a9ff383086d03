import dns from 'node:dns';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ServiceOptions, type ServiceParts, startService } from '../index.ts';
import type { Store } from '../store/port.ts';
import { Upkeep } from '../upkeep/upkeep.ts';

let folder: string;
let options: ServiceOptions;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlance-lifecycle-'));
  const data = join(folder, 'store.sqlite');
  options = { host: '127.0.0.1', port: 0, data, desk: false, allowLoopback: true };
});
afterEach(() => rm(folder, { recursive: true }));

/** Returns parts of a service whose store counts the calls of its `close`. */
function counted(): { parts: ServiceParts; closed: () => number } {
  let closed = 0;
  const store = (good: Store) => {
    const close = good.close.bind(good);
    good.close = () => {
      closed++;
      return close();
    };
    return good;
  };
  return { parts: { store }, closed: () => closed };
}

test('the service closes its store if the start fails before the service listens', async () => {
  const { parts, closed } = counted();
  const pages = {
    serve() {
      throw new Error('no pages');
    },
    leadsTo: '/',
  };
  await expect(startService({ ...options, parts, pages })).rejects.toThrow('no pages');
  expect(closed()).toBe(1);
});

test('the service closes its store if the port is taken', async () => {
  const first = await startService(options);
  const { parts, closed } = counted();
  const port = Number(new URL(first.url).port);
  const data = join(folder, 'another.sqlite');
  await expect(startService({ ...options, parts, port, data })).rejects.toThrow('EADDRINUSE');
  expect(closed()).toBe(1);
  await first.close();
});

test('the service closes its store if another part fails to stop', async () => {
  const { parts, closed } = counted();
  const upkeep: ServiceParts['upkeep'] = (of) =>
    Object.assign(new Upkeep(of), { stop: () => Promise.reject(new Error('stuck')) });
  const service = await startService({ ...options, parts: { ...parts, upkeep } });
  await expect(service.close()).rejects.toThrow('stuck');
  expect(closed()).toBe(1);
});

test('the service listens at one address for the host localhost, so that all connections are counted', async () => {
  const known = [
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ];
  const lookup = vi.spyOn(dns, 'lookup').mockImplementation(((name: string, ...more: unknown[]) => {
    const told = more.at(-1) as (error: null, found: typeof known) => void;
    told(
      null,
      known.filter(({ address }) => name === 'localhost' || name === address),
    );
  }) as never);
  try {
    const service = await startService({ ...options, host: 'localhost' });
    const { port, hostname } = new URL(service.url);
    expect(hostname).toBe('127.0.0.1');
    await expect(fetch(`http://[::1]:${port}/health`)).rejects.toThrow();
    await service.close();
  } finally {
    lookup.mockRestore();
  }
});
