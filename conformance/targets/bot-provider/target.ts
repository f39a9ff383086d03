import { listeningAt } from '../../run/options.ts';
import { target } from '../../run/target.ts';
import { reachServed } from '../../wire/reach.ts';
import { botProviderCases } from './cases/index.ts';
import { BotProviderContext, clientContents } from './context.ts';

/** A bot's endpoint on the bot API. */
export const botProvider = target({
  name: 'bot-provider',
  options: {
    url: 'the bot endpoint, up to where the token is appended',
    token: 'the token that the bot knows',
    providerId: 'the identifier that was issued to the bot provider',
    authorization: 'the value of the Authorization header that the bot compares',
    say: 'words that the bot answers',
    listen: 'HOST:PORT where the suite waits for the bot’s events',
    publicUrl: 'the address under which the bot reaches --listen',
  },
  needs: [['url', 'token']],
  cases: botProviderCases,
  awaits: ({ providerId = '{provider_id}', token = '', ...options }) =>
    listeningAt(options, `/webhooks/${providerId}/${token}`),
  async open({ url = '', token = '', providerId, listen, publicUrl, authorization, say }) {
    const context = new BotProviderContext({
      url,
      token,
      ...(providerId !== undefined && { providerId }),
      ...(listen && { listen }),
      ...(publicUrl !== undefined && { publicUrl }),
      ...(authorization !== undefined && { authorization }),
      ...(say !== undefined && { say }),
    });
    const message = clientContents.TEXT(context.words('Good day'));
    await reachServed(context.endpoint(token), context.chat().message(message));
    await context.open();
    return { context, close: () => context.close() };
  },
});
