// Tests the set-up view: it shows addresses that customers can use, and saving a form keeps the settings that the form does not show.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { verifySignature } from '../../contract/send/signature.ts';
import { isCutOff, openPage, useBrowser, violations } from '../../workshop/testing/use-browser.ts';
import { startService } from '../service/index.ts';
import { openReceiver } from '../service/testing/receiver.ts';
import { createChannel, deskToken, openService, say } from '../service/testing/site.ts';
import { pagesOfDesk } from './desk-pages.ts';

const browser = useBrowser();

const secretOf = (letter: string) => `whsec_${Buffer.from(letter.repeat(32)).toString('base64')}`;
const [first, second] = [secretOf('a'), secretOf('b')];

/** Opens a service with one channel. `show` opens its set-up view. `sent` then has the bodies of the page's PUT and PATCH requests. */
async function openSetUp({ publicUrl }: { publicUrl?: string } = {}) {
  const service = await openService({ ...(await pagesOfDesk()), ...(publicUrl && { publicUrl }) });
  const { channel_id } = await createChannel(service.desk, undefined);
  const { origin } = new URL(service.deskUrl);
  const show = async () => {
    const opened = await openPage(browser(), `${origin}/console/#token=${deskToken}`);
    const sent: unknown[] = [];
    opened.page.on('request', (request) => {
      const isPresence = request.url().endsWith('/presence');
      if (/^P(UT|ATCH)$/.test(request.method()) && !isPresence) sent.push(request.postDataJSON());
    });
    await opened.page.getByRole('link', { name: 'Set-up', exact: true }).click();
    const card = opened.page.getByRole('region', { name: 'Shop', exact: true });
    const dialog = opened.page.getByRole('dialog');
    const save = async (name = 'Save') => {
      await dialog.last().getByRole('button', { name, exact: true }).click();
      await dialog.first().waitFor({ state: 'detached' });
    };
    return { ...opened, card, dialog, save, sent };
  };
  const channel = async () => {
    const listed = await service.desk.listChannels({});
    if (listed.status !== 200) throw new Error(`${listed.status}`);
    return listed.body.channels[0]!;
  };
  return { ...service, path: { channel_id }, show, channel };
}

test('a new user needs ten clicks from an empty service to the first reply', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-first-steps-'));
  const service = await startService({
    host: '127.0.0.1',
    port: 0,
    data: join(folder, 'store.sqlite'),
    desk: true,
    deskToken,
    allowLoopback: true,
    ...(await pagesOfDesk()),
  });
  await using opened = await openPage(browser(), `${service.url}/console/#token=${deskToken}`);
  const { page, problems } = opened;
  await page.evaluate("clicks = 0; addEventListener('click', ({ detail }) => (clicks += detail > 0), true)");
  const press = (name: string, exact = true) => page.getByRole('button', { name, exact }).click();
  const steps = page.getByRole('region', { name: 'First steps', exact: true });
  const left = async () =>
    (await steps.getByRole('listitem').count()) - (await steps.getByText('Done').count());
  const field = (name: string) => page.getByRole('dialog').getByLabel(name, { exact: true });

  await steps.waitFor();
  expect(await left()).toBe(5);
  expect(await violations(page)).toEqual([]);
  await steps.getByRole('link', { name: 'Add an agent', exact: true }).click();
  await press('New agent');
  await field('Name').fill('Ada');
  await field('ID').fill('ada');
  await press('Add');
  await expect.poll(left).toBe(4);
  await press('New channel');
  await field('Name').fill('Shop');
  await press('Create');
  const card = page.getByRole('region', { name: 'Shop', exact: true });
  const endpoint = (await card.getByText(`${service.url}/`).first().textContent())!;
  await press('Add widget');
  await page.getByRole('switch', { name: 'Offline', exact: true }).click();
  await expect.poll(left).toBe(1);
  expect(await violations(page)).toEqual([]);

  await say(endpoint, 'Hello', { id: 'v-1', name: 'Mara' });
  await steps.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Chats', exact: false }).first().click();
  await page.getByRole('link', { name: 'Mara' }).click();
  await press('Reply', false);
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('words');
  await page.keyboard.type('Good morning');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('Good morning', { exact: true }).waitFor();
  expect(await page.evaluate('clicks')).toBe(10);
  expect(problems).toEqual([]);
  await service.close();
  rmSync(folder, { recursive: true });
});

test('the script tag of a widget has the public address of the service', async () => {
  const publicUrl = 'https://chat.example.com/talk';
  await using site = await openSetUp({ publicUrl });
  await using seen = await site.show();
  await using beside = await site.show();
  await seen.card.getByRole('button', { name: 'Add widget', exact: true }).click();
  const line = `<script src="${publicUrl}/widget/${site.path.channel_id}.js" async></script>`;
  for (const { card, page } of [seen, beside]) {
    await card.getByText(line).waitFor();
    await page.reload();
    await card.getByText(line).waitFor();
  }
  // An event about another setting updates the channel, and the script tag stays unchanged.
  await site.desk.changeChannel({ path: site.path, body: { chunked: true, customer_endpoint: publicUrl } });
  await seen.card.getByText('chunked', { exact: true }).waitFor();
  await seen.card.getByText(line).waitFor();
});

test('a form sends only the changed settings', async () => {
  await using site = await openSetUp();
  const { desk, path } = site;
  const endpoint = 'http://127.0.0.1:9/in';
  await desk.changeChannel({ path, body: { customer_endpoint: endpoint } });
  await desk.connectBot({
    path,
    body: { bot_endpoint: endpoint, token: 't0k3n', name: 'Helper', authorization: 'Basic abc' },
  });
  await desk.setWidget({
    path,
    body: { domains: ['Shop.example.com'], callback: { enabled: true, balance: 3 } },
  });
  await using seen = await site.show();
  const { page, card, dialog, save, sent, problems } = seen;
  const forms = card.getByRole('button', { name: 'Change', exact: true });
  const [ofChannel, ofBot, ofWidget] = [forms.first(), forms.nth(1), forms.last()];
  for (const form of [ofChannel, ofBot, ofWidget]) {
    await form.click();
    expect(await violations(page)).toEqual([]);
    await save();
  }
  expect(sent).toEqual([]);

  // Saving the form keeps a change that another agent made while the form was open.
  await ofChannel.click();
  await desk.changeChannel({ path, body: { chunked: true } });
  await card.getByText('chunked', { exact: true }).waitFor();
  await dialog.getByLabel('Name', { exact: true }).fill('Shop');
  await dialog.getByRole('textbox', { name: 'Webhook server URL (optional)' }).fill('');
  await save();
  expect(sent.splice(0)).toEqual([{ customer_endpoint: null }]);
  expect(await site.channel()).toMatchObject({ chunked: true });

  await ofBot.click();
  await dialog.getByLabel('Name (optional)', { exact: true }).fill('Shop bot');
  await save();
  expect(sent.splice(0)).toEqual([{ name: 'Shop bot' }]);
  expect(await card.getByText('Bot address').count()).toBe(0);
  expect((await site.channel()).bot).toMatchObject({ name: 'Shop bot', has_authorization: true });
  await ofBot.click();
  await dialog.getByLabel('Remove the Authorization header', { exact: true }).check();
  await dialog.getByLabel('Token (optional)', { exact: true }).fill('an0th3r');
  await save();
  expect(sent.splice(0)).toEqual([{ token: 'an0th3r', authorization: null }]);
  await card.getByText('/an0th3r').waitFor();

  await ofWidget.click();
  const domains = dialog.getByLabel('Your website’s domains (optional)', { exact: true });
  expect(await domains.inputValue()).toBe('Shop.example.com');
  await domains.fill('https://Shop.example.com/basket, bücher.example pay.example.com');
  await save();
  const hosts = ['shop.example.com', 'xn--bcher-kva.example', 'pay.example.com'];
  expect(sent.splice(0)).toEqual([{ domains: hosts }]);
  await ofWidget.click();
  await dialog.getByLabel('Visitors can ask to be called', { exact: true }).uncheck();
  await save();
  expect((await site.channel()).widget).toMatchObject({
    domains: hosts,
    callback: { enabled: false, balance: 3 },
  });

  await ofWidget.click();
  const preview = dialog.getByRole('img', { name: 'Preview', exact: true });
  sent.length = 0;
  await dialog.getByLabel('Name in the window (optional)', { exact: true }).fill('Chairs & Co.');
  await dialog.getByLabel('Words on the button (optional)', { exact: true }).fill('Ask us');
  await dialog.getByLabel('Colour (optional)', { exact: true }).fill('#ffe082');
  await dialog.getByLabel('Position', { exact: true }).selectOption('Lower left');
  expect(await preview.locator('b, .launcher').allTextContents()).toEqual(['Chairs & Co.', 'Ask us']);
  expect(
    await preview.locator('.launcher').evaluate((it) => it.computedStyleMap().get('color')?.toString()),
  ).toBe('rgb(0, 0, 0)');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  const look = { name: 'Chairs & Co.', label: 'Ask us', colour: '#ffe082', side: 'start' };
  await save();
  expect(sent.splice(0)).toEqual([{ look }]);
  expect((await site.channel()).widget).toMatchObject({ look });
  expect(problems).toEqual([]);
});

test('the webhook form keeps the query and the secret, which it does not show, until the agent changes them', async () => {
  await using crm = await openReceiver(() => ({ result: 'OK' }));
  await using site = await openSetUp();
  const { desk, path } = site;
  const url = `${crm.url}/hooks?key=abc123`;
  await desk.setWebhook({ path, body: { url, signing_secret: first } });
  /** Causes a webhook request. Returns the secrets with which it is signed. */
  const signers = async () => {
    crm.caught.length = 0;
    await desk.submitOfflineForm({ path, body: { message: 'Hello' } });
    const { headers, text, path: at } = await crm.until(() => true);
    expect(at).toBe('/hooks?key=abc123');
    return [first, second].filter((each) => !verifySignature(headers as Record<string, string>, text, each));
  };
  await using seen = await site.show();
  const { page, card, dialog, save, sent, problems } = seen;
  const part = card.locator('section', { hasText: 'Developer webhooks' });
  const change = part.getByRole('button', { name: 'Change', exact: true });
  const signature = dialog.getByLabel('Signature', { exact: true });
  const check = async () => {
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await isCutOff(page)).toBe(false);
    await page.setViewportSize({ width: 1280, height: 800 });
  };

  await change.click();
  await dialog.getByText('Leave it empty to keep the present one', { exact: false }).waitFor();
  expect(await page.content()).not.toContain('abc123');
  await check();
  await save();
  expect(sent).toEqual([]);
  expect(await signers()).toEqual([first]);

  // Requests are signed with both secrets until the agent removes the former secret.
  await change.click();
  await signature.selectOption('New secret');
  await dialog.getByLabel('New signing secret', { exact: true }).fill(second!);
  await check();
  await save();
  await part.getByText('signed with two secrets', { exact: true }).waitFor();
  expect(await signers()).toEqual([first, second]);
  await change.click();
  await signature.selectOption('Present secret only');
  await save();
  await part.getByText('signed', { exact: true }).waitFor();
  expect(await signers()).toEqual([second]);
  expect(sent.splice(0)).toEqual([{ signing_secret: second }, { former_signing_secret: null }]);

  // The agent must confirm before requests are sent without a signature.
  await change.click();
  await signature.selectOption('None');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Send webhooks unsigned?', exact: true });
  await question.getByText('will reject every event').waitFor();
  await check();
  await question.getByRole('button', { name: 'Keep signing', exact: true }).click();
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await question.waitFor();
  await save('Send unsigned');
  expect(sent).toEqual([{ signing_secret: null }]);
  expect(await signers()).toEqual([]);
  expect(problems).toEqual([]);
});

test('the set-up warns if a channel has no agents; the first new agent joins the channel', async () => {
  await using site = await openSetUp();
  await site.desk.changeChannel({ path: site.path, body: { agents: [] } });
  await using seen = await site.show();
  const alert = seen.card.getByText('Nobody receives these chats.', { exact: false });
  await alert.waitFor();
  expect(await violations(seen.page)).toEqual([]);
  await seen.page.getByRole('button', { name: 'New agent', exact: true }).click();
  const form = seen.page.getByRole('dialog', { name: 'New agent', exact: true });
  await form.getByLabel('Name', { exact: true }).fill('Grace');
  await form.getByLabel('ID', { exact: true }).fill('grace');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await alert.waitFor({ state: 'detached' });
  expect((await site.channel()).agents).toEqual(['grace']);
});
