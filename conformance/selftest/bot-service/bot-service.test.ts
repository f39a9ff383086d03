import { expect, test } from 'vitest';
import { rules } from '../../../generated/rules.ts';
import type { Result } from '../../run/verdicts.ts';
import { botServiceCases } from '../../targets/bot-service/cases/index.ts';
import { runTarget } from '../../targets/index.ts';
import { describeCaught, describeTold, slowly } from '../caught.ts';
import { IndependentBotService } from '../independent/bot-service/service.ts';
import { brokenBotServices } from './broken-service.ts';
import { openBotServices } from './open.ts';

test.concurrent('a right service passes without a warning', async () => {
  expect(wrong(await run(new IndependentBotService()))).toEqual([]);
});

test.concurrent(
  'a right service that takes its time and has error bodies of its own is right too',
  slowly,
  async () => {
    const service = new IndependentBotService();
    const tell = service.tell.bind(service);
    service.tell = async (chat, event, more) => {
      if (event !== 'CLIENT_MESSAGE') await new Promise((resume) => setTimeout(resume, 6000));
      return tell(chat, event, more);
    };
    service.wrongAuthorization = (response) =>
      service.refuse(response, 403, 'unauthorized_client', 'Wrong Authorization.');
    service.refuse = (response, status, code, message) =>
      void response.writeHead(status).end(JSON.stringify({ error: code, error_description: message }));
    const found = wrong(await run(service));
    expect(found.map(({ rule, status }) => `${rule} ${status}`)).toEqual(['BOT-IN-15 warned']);
  },
);

test.concurrent('a desk that cannot do everything costs rules, and is no fault of the service', async () => {
  const service = new IndependentBotService();
  service.desk.streams = false;
  service.desk.takesAuthorization = false;
  service.desk.tellsHandler = false;
  service.desk.missing = ['POST chats request-agent', 'POST chats close', 'POST chats accept'];
  const results = await run(service);
  expect(wrong(results)).toEqual([]);
  const skipped = results.filter(({ status }) => status === 'skipped').flatMap(({ rules: [rule] }) => rule);
  const unseen = [
    'BOT-IN-02',
    'BOT-IN-04',
    'BOT-OUT-01',
    'BOT-OUT-04',
    'BOT-OUT-07',
    'BOT-OUT-10',
    'BOT-OUT-12',
    'BOT-OUT-13',
  ];
  expect([...new Set(skipped)].filter((rule) => rules[rule as 'BOT-IN-02'].level === 'MUST').sort()).toEqual(
    unseen,
  );
  expect(results.filter(({ unmet }) => unmet)).toEqual([]);
});

describeTold('what a service does where the source leaves room is told', openBotServices, (open) => {
  const service = new IndependentBotService();
  open.change(service);
  return run(service, [open.toldBy]);
});

describeCaught(
  'a broken service is caught by the case of the rule that it breaks',
  brokenBotServices,
  ({ make, caughtBy }) => run(make(), [caughtBy]),
);

test('every rule of the service side has a case, and every MUST and SHOULD a broken service', () => {
  const bound = Object.values(rules).filter(({ party }) => party === 'bot-service');
  for (const { id, level } of bound) {
    expect(
      botServiceCases.some((each) => each.rules.includes(id)),
      id,
    ).toBe(true);
    if (level !== 'LOCAL')
      expect(
        brokenBotServices.some(({ rule }) => rule === id),
        id,
      ).toBe(true);
  }
});

function wrong(results: readonly Result[]) {
  const fine = ['passed', 'info', 'skipped'];
  return results
    .filter(({ status }) => !fine.includes(status))
    .map(({ case: id, rules: [rule], status, observed }) => ({ id, rule, status, observed }));
}

async function run(service: IndependentBotService, only: string[] = []): Promise<Result[]> {
  await service.open();
  try {
    return await runTarget('bot-service', { desk: `${service.url}/desk`, only });
  } finally {
    await service.close();
  }
}
