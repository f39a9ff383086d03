import { expect, test } from 'vitest';
import { mail } from './contact.ts';

test.each([
  ['ada+shop@a.example?bcc=b', 'mailto:ada%2Bshop@a.example%3Fbcc%3Db'],
  ['\ud800@a.example', 'mailto:%EF%BF%BD@a.example'],
])('the mail link for %j contains one address and no header fields', (address, link) => {
  expect(mail(address)).toBe(link);
});
