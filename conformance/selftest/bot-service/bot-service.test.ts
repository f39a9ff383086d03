import { expect, test } from 'vitest';
import { rules } from '../../../generated/rules.ts';
import { describeSelfTest, inShort } from '../described.ts';
import { selfTests } from '../index.ts';
import { wrongResults } from '../selftest.ts';
import { runOf } from './selftest.ts';

describeSelfTest(inShort(selfTests['bot-service']));

test.concurrent('a service with another form of error bodies is warned only about that form', async () => {
  const results = await runOf((service) => {
    service.refuse = (response, status, code, message) =>
      void response.writeHead(status).end(JSON.stringify({ error: code, error_description: message }));
  })();
  const found = results.filter(({ status }) => status === 'warned').map(({ rules: [rule] }) => rule);
  expect([...new Set(found)]).toEqual(['BOT-IN-15']);
  expect(wrongResults(results.filter(({ status }) => status !== 'warned'))).toEqual([]);
});

test.concurrent('a service that accepts a timestamp only as a string is warned only about that', async () => {
  const results = await runOf((service) => {
    service.checks.time = (timestamp) => timestamp === 0 || /^"\d+"$/.test(JSON.stringify(timestamp));
  })();
  const found = results.filter(({ status }) => status === 'warned').map(({ rules: [rule] }) => rule);
  expect([...new Set(found)]).toEqual(['BOT-IN-13']);
  expect(wrongResults(results.filter(({ status }) => status !== 'warned'))).toEqual([]);
});

test.concurrent('rules that cannot be observed with a limited desk are skipped, and the report names them', async () => {
  const results = await runOf((service) => {
    service.desk.streams = false;
    service.desk.takesAuthorization = false;
    service.desk.tellsHandler = false;
    service.desk.missing = ['POST chats request-agent', 'POST chats close', 'POST chats accept'];
  })();
  expect(wrongResults(results, { unseen: 'some' })).toEqual([]);
  const skipped = results.filter(({ status }) => status === 'skipped').map(({ rules: [rule] }) => rule!);
  expect([...new Set(skipped)].filter((rule) => rules[rule].level === 'MUST').sort()).toEqual([
    'BOT-IN-01',
    'BOT-IN-02',
    'BOT-IN-04',
    'BOT-OUT-01',
    'BOT-OUT-02',
    'BOT-OUT-04',
    'BOT-OUT-05',
    'BOT-OUT-06',
    'BOT-OUT-07',
    'BOT-OUT-10',
    'BOT-OUT-12',
    'BOT-OUT-13',
    'BOT-OUT-14',
  ]);
});
