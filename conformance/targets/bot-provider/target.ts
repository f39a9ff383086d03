import { target } from '../../run/target.ts';
import { reach } from '../../wire/reach.ts';
import { botProviderCases } from './cases/index.ts';
import { BotProviderContext } from './context.ts';

/** A bot's endpoint on the bot API. */
export const botProvider = target({
  name: 'bot-provider',
  options: {
    url: 'the bot endpoint, up to where the token is appended',
    token: 'the token that the bot knows',
    providerId: 'the identifier that was issued to the bot provider',
    listen: 'HOST:PORT where the suite waits for the bot’s events',
  },
  needs: [['url', 'token']],
  cases: botProviderCases,
  async open({ url = '', token = '', providerId, listen }) {
    await reach(url);
    const context = new BotProviderContext({
      url,
      token,
      ...(providerId !== undefined && { providerId }),
      ...(listen && { listen }),
    });
    await context.open();
    return { context, close: () => context.close() };
  },
});
