// Runs the commands in a shell, with a program `curl` that prints its arguments.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { curlOf } from './evidence.ts';

const said = (command: string) => {
  const script = `curl() { for each in "$@"; do printf '%s\\0' "$each"; done; }\n${command}`;
  return spawnSync('sh', ['-c', script], { encoding: 'utf8' }).stdout.split('\0').slice(0, -1);
};
const request = {
  url: "http://127.0.0.1:8788/it's/{a}",
  method: 'POST',
  headers: {
    Host: '127.0.0.1:8788',
    'Content-Length': '9',
    'Content-Type': 'application/json',
    'X-Empty': '',
  },
  body: Buffer.from('{"a":\n"it\'s $HOME `ls`"}'),
};

test('the curl command has the address, the header fields and the body of the request, quoted for the shell', () => {
  expect(said(curlOf(request)!)).toEqual([
    ...['-i', '--globoff', '--path-as-is', request.url],
    ...['-H', 'Content-Type: application/json', '-H', 'X-Empty;'],
    ...['--data-raw', String(request.body)],
  ]);
});

test('the curl command states the method, and removes the Content-Type that curl would add', () => {
  const empty = { ...request, headers: {}, body: Buffer.alloc(0) };
  expect(said(curlOf({ ...empty, method: 'PUT' })!).slice(3)).toEqual(['-X', 'PUT', request.url]);
  expect(said(curlOf({ ...empty, method: 'GET' })!).slice(3)).toEqual([request.url]);
  expect(said(curlOf(empty)!).slice(3)).toEqual(['-X', 'POST', request.url]);
  expect(said(curlOf({ ...request, headers: {} })!).slice(4, 6)).toEqual(['-H', 'Content-Type:']);
});

test.each([
  ['too long', Buffer.alloc(2000, 'a')],
  ['not text', Buffer.from([0xff, 0xfe])],
])('a request whose body is %s has no curl command', (_, body) => {
  expect(curlOf({ ...request, body })).toBeUndefined();
});
