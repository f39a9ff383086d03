import { expect, test } from 'vitest';
import { complaintAboutAddress, openStore } from './index.ts';

test('openStore rejects a database address without the scheme of PostgreSQL', async () => {
  for (const scheme of ['postgres', 'postgresql'])
    expect(complaintAboutAddress(`${scheme}://db.example/parlance`)).toBeUndefined();
  const log = { opening: () => {}, lost: () => {}, undriven: () => {}, damaged: () => {} };
  await expect(openStore({ data: 'x', database: 'secret' }, log)).rejects.toThrow(
    /begins with postgres:\/\//,
  );
});
