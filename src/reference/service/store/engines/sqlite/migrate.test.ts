import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { StoreUnavailable } from '../../port.ts';
import { migrate } from './sqlite.ts';

const migrations = [['ALTER TABLE agents ADD COLUMN team TEXT', "UPDATE agents SET team = 'all'"]];
const formIn = (database: DatabaseSync) => database.prepare('PRAGMA user_version').get();

test('brings a store of an older form to the present one, and tells the log', () => {
  const database = new DatabaseSync(':memory:');
  migrate(database);
  database.exec("INSERT INTO agents VALUES ('ada', '{}')");
  const log: string[] = [];
  migrate(database, (line) => log.push(line), migrations);
  expect(database.prepare('SELECT team FROM agents').all()).toEqual([{ team: 'all' }]);
  expect(formIn(database)).toEqual({ user_version: 2 });
  expect(log).toEqual([expect.stringMatching(/from the form 1 to 2/)]);
});

test('makes an empty store in the present form, and runs no migration', () => {
  const database = new DatabaseSync(':memory:');
  migrate(database);
  expect(formIn(database)).toEqual({ user_version: 1 });
});

test.each([7, 999, -1])('rejects a store of the form %i, and changes nothing in it', (form) => {
  const database = new DatabaseSync(':memory:');
  database.exec(`PRAGMA user_version = ${form}`);
  expect(() => migrate(database)).toThrow(StoreUnavailable);
  expect(() => migrate(database)).toThrow(
    `The store has the form ${form}, and this program reads the form 1. Start the version of the program that wrote it`,
  );
  expect(formIn(database)).toEqual({ user_version: form });
});
