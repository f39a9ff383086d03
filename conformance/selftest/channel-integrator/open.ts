import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Change, type Changed, wrap } from '../bend.ts';
import type { Body } from '../independent/body.ts';
import { told } from '../selftest.ts';
import { IndependentIntegrator } from './independent.ts';

const open = (manner: string, change: Change<IndependentIntegrator>): Changed<IndependentIntegrator> => ({
  manner,
  change,
});

/** Makes a variant: an endpoint that answers every message with `answer`. */
function answering(
  manner: string,
  answer: (it: IndependentIntegrator, response: ServerResponse, message: Body) => unknown,
): Changed<IndependentIntegrator> {
  return open(manner, (it) => {
    it.take = async (message, response) => void (await answer(it, response, message));
  });
}

export const openIntegrators: readonly Changed<IndependentIntegrator>[] = [
  answering('says with each ok that there is no error', (it, response) =>
    it.answer(response, 200, { result: 'ok', error: null }),
  ),
  open('answers a repeat by an error', forgetful),
  answering('cannot use any message and says so', (it, response) =>
    it.answer(response, 200, it.fault(17, 'Wir haben geschlossen – 🙂')),
  ),
  {
    ...answering('has words for codes', (it, response) =>
      it.answer(response, 200, it.fault('customer_unknown', 'Nobody of that name.')),
    ),
    told: told('CHN-RCV-01 takes-a-text', /^no text was taken: .*customer_unknown.*--recipient-id/),
  },
  {
    ...open('reads no body, and says of everything that it cannot use it', (it) => {
      it.receive = async (_, response) => it.answer(response, 200, it.fault(1, 'No message.'));
    }),
    told: told(
      'CHN-RCV-01 takes-a-text',
      /^no text was taken, .*Does it read the body\? In PHP that is php:\/\/input/,
    ),
  },
  answering('has codes below zero and with fractions', (it, response) =>
    it.answer(response, 200, it.fault(-1.5, 'No.')),
  ),
  answering('tells more than it has to', (it, response, { id }) =>
    it.answer(response, 200, { version: 2, result: 'ok', taken: { id: id ?? null } }),
  ),
  answering('says that its JSON is a page', (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('\n  {"result":\n"ok"}  \n'),
  ),
  answering('gives no type, and its answer in pieces', async (_, response) => {
    response.writeHead(200).write('{"result"');
    await pause(30);
    response.end(':"ok"}');
  }),
  answering('thinks for two seconds', async (it, response) => {
    await pause(2000);
    it.answer(response, 200, { result: 'ok' });
  }),
  open('refuses what it cannot use with codes of HTTP', {
    answer: wrap((answer, response, status, body) => {
      const isError = (body as Body)['error'] !== undefined;
      answer(response, isError ? 422 : status, body);
    }),
  }),
  {
    ...open('takes what it does not know', (it) => ({
      receive: wrap(async (receive, text, response) =>
        text.includes('hologram') || text.includes('Of which type?')
          ? it.answer(response, 200, { result: 'ok' })
          : receive(text, response),
      ),
    })),
    told: told('CHN-RCV-07 refuses-what-it-cannot-use', /no message\.type: taken with the result ok/),
  },
];

/** Makes an endpoint that knows only the customer `id`. It answers messages to any other customer with an {error} body. */
export function choosy(id: string): IndependentIntegrator {
  const it = new IndependentIntegrator();
  const { receive } = it;
  it.receive = async (text, response) =>
    text.includes('"recipient":') && !text.includes(`"recipient":{"id":"${id}"}`)
      ? it.answer(response, 200, it.fault(404, 'Nobody of that name.'))
      : receive.call(it, text, response);
  return it;
}

function forgetful(it: IndependentIntegrator): void {
  const seen = new Set<unknown>();
  it.take = async ({ id }, response) => {
    it.answer(response, 200, seen.has(id) ? it.fault('known', 'I know that already.') : { result: 'ok' });
    if (id !== undefined) seen.add(id);
  };
}
