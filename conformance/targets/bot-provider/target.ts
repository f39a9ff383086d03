import { listeningAt } from '../../run/options.ts';
import { target } from '../../run/target.ts';
import { reachServed } from '../../wire/http/reach.ts';
import { cases } from '../cases.ts';
import { BotProviderContext, clientContents, greeting, refused } from './context.ts';

export const botProvider = target({
  name: 'bot-provider',
  options: {
    url: 'the bot endpoint, up to where the token is appended, or with {token} in its place',
    token: 'the token that the bot knows',
    providerId: 'the identifier that was issued to the bot provider',
    authorization: 'the value of the Authorization header that the bot compares',
    say: 'words that the bot answers',
    listen: 'HOST:PORT where the suite waits for the bot’s events',
    publicUrl: 'the address under which the bot reaches --listen',
  },
  needs: [['url', 'token']],
  examples: ['--url http://127.0.0.1:8789/bot --token secret --listen 127.0.0.1:8799'],
  cases: cases['bot-provider'],
  awaits: ({ providerId = '{provider_id}', token = '', ...options }) =>
    listeningAt(options, `/webhooks/${providerId}/${token}`),
  make: ({ url = '', token = '', ...options }) => new BotProviderContext({ ...options, url, token }),
  async open(context) {
    await context.open();
    context.opening = await reachServed({
      url: context.endpoint(context.options.token),
      headers: () => context.credentials,
      timeoutMs: context.answerMs,
      message: () => context.chat().message(clientContents.TEXT(context.words(greeting))),
      appended: 'The suite appends the --token to --url.',
      placed: ['token', context.options.token],
      refused: (answer) => refused(answer, context.options),
    });
  },
});
