import { pino } from 'pino';
import { expect, test } from 'vitest';
import { toStoreFailure as ofPostgres } from './engines/postgres/connect.ts';
import { toStoreFailure as ofSqlite } from './engines/sqlite/sqlite.ts';

/** Returns the text that the log shows for an error: its message, and the messages of its causes. */
const logged = (error: unknown) => pino.stdSerializers.err(error as Error).message;

test.each([
  [
    'a database that is away',
    ofPostgres(new Error('connect ECONNREFUSED 192.0.2.7:5432')),
    'The database cannot be used now: connect ECONNREFUSED 192.0.2.7:5432',
  ],
  [
    'a database with several addresses that is away',
    ofPostgres(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })),
    'The database cannot be used now (ECONNREFUSED): ',
  ],
  [
    'a disk that is full',
    ofSqlite(Object.assign(new Error('disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })),
    'The store cannot be written: disk is full',
  ],
])('the log contains the reason of a store failure once: %s', (_, failure, message) => {
  expect(logged(failure)).toBe(message);
});

test.each([
  [1034, true],
  [13, false],
])(
  'the outcome of a unit is unknown after a failed sync, and not after a full disk: %s',
  (errcode, isOutcomeUnknown) => {
    const error = Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode });
    expect(ofSqlite(error)).toMatchObject({ isOutcomeUnknown });
  },
);
