// Tests every method of the script API in a real browser, and every callback.
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { violations } from '../../workshop/testing/use-browser.ts';
import { openReceiver } from '../service/testing/receiver.ts';
import { newestChat, write } from '../service/testing/site.ts';
import { evaluate, focused, label, log, message, say, told, useScenes } from './testing/scene.ts';

const scenes = useScenes();
describe('the script API', () => {
  test('methods of the script API read and write contact data, and return the number of the visitor', async () => {
    const { page, widget } = await scenes.open();
    await evaluate(page, "svc_api.setContactInfo({ name: 'Grace', description: 'Buys for a school' })");
    expect(await evaluate(page, 'svc_api.getContactInfo()')).toEqual({
      name: 'Grace',
      email: null,
      phone: null,
      description: 'Buys for a school',
    });
    await label(page).click();
    await page.getByRole('button', { name: 'Your contact details', exact: true }).click();
    expect(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Grace');
    await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('grace@example.com');
    const phone = page.getByRole('textbox', { name: 'Phone number', exact: true });
    await phone.fill('not a phone');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'Please enter a valid phone number.' }).waitFor();
    expect(await told(page)).not.toContain('onIntroduction');
    await phone.fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    expect(await told(page)).toContain('onIntroduction');
    await say(page, 'Hello');
    const { chat } = await scenes.untilChat(widget);
    expect(chat.customer).toMatchObject({
      name: 'Grace',
      email: 'grace@example.com',
      description: 'Buys for a school',
    });
    const numbers = await evaluate(
      page,
      'Promise.all([svc_api.getVisitorNumber(), new Promise((done) => svc_api.getVisitorNumber((...given) => done(given)))])',
    );
    expect(numbers).toEqual([chat.visitor_number, [null, chat.visitor_number]]);
    expect(chat).toMatchObject({
      page: { title: 'Shop' },
      session: { user_agent: expect.stringContaining('Chrome') },
    });
  });

  test('the agent sees custom data at once, and custom data that are not an array are rejected', async () => {
    const { page, widget } = await scenes.open();
    await label(page).click();
    await say(page, 'Hello');
    await scenes.untilChat(widget);
    const results = await evaluate(
      page,
      '[[{ title: "Basket", content: "3 chairs" }], {}, "text", null, undefined].map((given) => svc_api.setCustomData(given).result)',
    );
    expect(results).toEqual(['ok', 'fail', 'fail', 'fail', 'fail']);
    const panel = async () =>
      (await newestChat(scenes.service.desk, widget)).chat.panel?.map(({ content }) => content);
    await vi.waitFor(async () => expect(await panel()).toEqual(['3 chairs']));
    await evaluate(page, 'svc_api.setCustomData([{ content: "4 chairs" }, { content: 5 }])');
    await vi.waitFor(async () => expect(await panel()).toEqual(['4 chairs', '5']));
  });

  test('a warning on the browser’s console names unknown arguments', async () => {
    const { page } = await scenes.open();
    const said: string[] = [];
    page.on('console', (line) => said.push(line.text()));
    await evaluate(page, "svc_api.open({ start: 'cal' })");
    await evaluate(page, "svc_api.setContactInfo({ name: 'Grace', mail: 'grace@example.com' })");
    await evaluate(page, "svc_api.setRules('all')");
    await vi.waitFor(() => expect(said).toHaveLength(3));
    for (const [index, what] of ['cal', 'mail', 'setRules'].entries()) expect(said[index]).toContain(what);
  });

  test('a page can start a callback if callbacks are available, and gets the outcome of the call', async () => {
    const { page, widget } = await scenes.open(undefined, { callback: { enabled: true, balance: 2 } });
    const asked = () =>
      evaluate<{ result: string }>(page, 'new Promise((done) => svc_api.isCallbackEnabled(done))');
    expect(await asked()).toEqual({ result: 'ok' });
    expect(await evaluate(page, 'svc_api.startCall("not a number").result')).toBe('fail');
    await evaluate(page, "svc_api.open({ start: 'call' })");
    await page.getByRole('textbox', { name: 'Phone number', exact: true }).fill('+49 30 901820');
    await page.getByRole('button', { name: 'Call me', exact: true }).click();
    const strip = page.getByRole('dialog').getByRole('status');
    await strip.filter({ hasText: 'We are calling you' }).waitFor();
    expect(await asked()).toEqual({ result: 'fail', reason: 'Callback unavaiable' });
    expect(await evaluate(page, 'svc_api.startCall("+49 30 901820").result')).toBe('fail');
    const move = async (
      number: number,
      body: { status: 'end' | 'error' | 'client_connected'; reason?: string },
    ) => scenes.service.desk.moveCall({ path: { call_id: number }, body });
    const first = await lastCall(widget);
    await move(first, { status: 'client_connected' });
    await strip.filter({ hasText: 'You are connected' }).waitFor();
    await move(first, { status: 'end' });
    await log(page).getByText('The call has ended.').waitFor();
    expect(await message(page).isVisible()).toBe(true);
    await evaluate(page, 'svc_api.close()');
    await vi.waitFor(async () => expect(await asked()).toEqual({ result: 'ok' }));
    expect(await evaluate(page, 'svc_api.startCall("030 901820")')).toEqual({ result: 'ok' });
    await move(await lastCall(widget, first), { status: 'error', reason: 'busy' });
    await vi.waitFor(async () =>
      expect(await told(page)).toEqual([
        'onLoadCallback',
        'onChangeState "chat/call"',
        'onOpen',
        'onChangeState "call"',
        'onCallStart',
        'onChangeState "chat/call"',
        'onChangeState "chat"',
        'onCallEnd {"result":"ok"}',
        'onChangeState "label"',
        'onClose',
        'onChangeState "call"',
        'onCallStart',
        'onChangeState "label"',
        'onCallEnd {"result":"fail","reason":"busy"}',
      ]),
    );
    // The balance of calls is used up. The call form shows that before the visitor enters a number.
    await evaluate(page, "svc_api.open({ start: 'call' })");
    await page.getByText('Calls are not available right now.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Phone number', exact: true }).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Call me', exact: true }).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to the chat', exact: true }).click();
    await message(page).waitFor();
    expect(await asked()).toEqual({ result: 'fail', reason: 'Callback unavaiable' });
    await scenes.service.desk.setWidget({
      path: { channel_id: widget },
      body: { callback: { enabled: false } },
    });
    expect(await asked()).toEqual({ result: 'fail', reason: 'Callback disabled' });
    await vi.waitFor(async () =>
      expect(await evaluate(page, 'svc_api.startCall("030 901820")')).toEqual({
        result: 'fail',
        reason: 'Callback disabled',
      }),
    );
  });

  test('during a call, the window shows the chat, and the visitor can cancel the call, close the window and change pages', async () => {
    const { page, widget, url } = await scenes.open(undefined, { callback: { enabled: true } });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    expect(await evaluate(page, 'svc_api.startCall("+49 30 901820")')).toEqual({ result: 'ok' });
    await message(page).waitFor();
    const chat_id = await scenes.accept(widget);
    await write(scenes.service.desk, chat_id, 'One moment');
    await log(page).getByText('One moment', { exact: true }).waitFor();
    await button('Close').click();
    await page.goto(`${url}/next`);
    await label(page).waitFor();
    await page.waitForFunction(() => 'svc_api' in globalThis);
    expect(await told(page)).toEqual(['onLoadCallback']);
    await label(page).click();
    await button('Cancel').click();
    await vi.waitFor(async () =>
      expect(await told(page)).toContain('onCallEnd {"result":"fail","reason":"cancelled"}'),
    );
    await button('Cancel').waitFor({ state: 'hidden' });
    await log(page).getByText('The call was cancelled.').waitFor();
    const { chat, transcript } = await newestChat(scenes.service.desk, widget);
    expect(chat.call).toMatchObject({ status: 'error', reason: 'cancelled' });
    expect(transcript.at(-1)).toMatchObject({ from: 'system', type: 'call', text: 'cancelled' });
    // A call that the page starts opens the window. The window stays open after the call if the visitor has used it.
    await button('Close').click();
    await evaluate(page, 'svc_api.startCall("+49 30 901820")');
    await message(page).focus();
    await button('Cancel').click();
    await vi.waitFor(async () =>
      expect((await told(page)).filter((line) => line.startsWith('onCallEnd'))).toHaveLength(2),
    );
    expect((await told(page)).slice(-2)[0]).toBe('onChangeState "chat"');
    await message(page).waitFor();
  });

  test('invitations come from showProactiveInvitation and from the latest rules', async () => {
    const { page, widget } = await scenes.open();
    await evaluate(
      page,
      `svc_api.setRules({ old: { text: 'The old one', delay: 0.4 } });
       svc_api.setRules({ elsewhere: { text: 'Elsewhere', url: '*/elsewhere' }, often: { text: 'Often', visits: 2 },
         wrong: {}, now: { text: 'May I help?', delay: 0.1, url: '*127.0.0.1*', visits: 1, department_id: 7 } })`,
    );
    await log(page).getByText('May I help?', { exact: true }).waitFor();
    expect(await log(page).locator('.who').textContent()).toBe('SShop');
    expect(await told(page)).toContain('onOpen');
    await say(page, 'Yes, please');
    const { chat } = await scenes.untilChat(widget);
    expect(chat).toMatchObject({ customer: { invite: 'May I help?' }, department_id: 7 });
    await page.waitForTimeout(500);
    expect(await page.locator('.words').allTextContents()).toEqual(['Yes, please']);
    await evaluate(page, "svc_api.close(); svc_api.showProactiveInvitation('One more thing')");
    await log(page).getByText('One more thing', { exact: true }).waitFor();
  });

  test('the form and the page can send offline messages, and get the errors of invalid messages', async () => {
    await using crm = await openReceiver<{ event_name: string; message: string }>(() => ({ result: 'OK' }));
    const { page, widget } = await scenes.open();
    await scenes.service.desk.setWebhook({ path: { channel_id: widget }, body: { url: crm.url } });
    const results = await evaluate<{ result: string }[]>(
      page,
      `[{ name: 'Grace', message: 'From the page' }, { message: '' }, { message: 'x', email: 'no address' }, { message: 5 }, undefined]
        .map((form) => svc_api.sendOfflineMessage(form))`,
    );
    expect(results.map(({ result }) => result)).toEqual(['ok', 'fail', 'fail', 'fail', 'fail']);
    await crm.until(({ body }) => body.message === 'From the page');
    await scenes.service.desk.putAgent({ path: { agent_id: 'ada' }, body: { online: false } });
    onTestFinished(async () => {
      await scenes.service.desk.putAgent({ path: { agent_id: 'ada' }, body: { online: true } });
    });
    await vi.waitFor(async () => expect(await evaluate(page, 'svc_api.chatMode()')).toBe('offline'));
    await page.getByRole('button', { name: 'Leave a message', exact: true }).click();
    const send = page.getByRole('button', { name: 'Send', exact: true });
    const alert = async () => page.getByRole('alert').textContent();
    const email = page.getByRole('textbox', { name: 'E-mail', exact: true });
    await send.click();
    expect([await alert(), await focused(page)]).toEqual(['Please write a message.', 'Message']);
    await message(page).fill('From the form');
    await send.click();
    expect([await alert(), await focused(page)]).toEqual([
      'Please leave an e-mail address or a phone number.',
      'E-mail',
    ]);
    await email.fill('no address');
    await send.click();
    expect([await alert(), await email.getAttribute('aria-invalid')]).toEqual([
      'Please enter a valid e-mail address.',
      'true',
    ]);
    await email.fill('grace@example.com');
    await send.click();
    await page.getByText('Thank you. We will get back to you.').waitFor();
    await crm.until(({ body }) => body.message === 'From the form');
    await page.getByRole('button', { name: 'Write another message', exact: true }).click();
    expect([await message(page).inputValue(), await focused(page)]).toEqual(['', 'Message']);
  });

  test('setUserToken stores the user token of the site', async () => {
    const { page } = await scenes.open();
    expect(await evaluate(page, "['abc', '', 7].map((token) => svc_api.setUserToken(token))")).toEqual([
      { result: 'ok', token: 'abc' },
      { result: 'fail', token: '' },
      { result: 'fail', token: false },
    ]);
  });
});

/** Resolves with the id of the widget's first call with an id above `after`, and sets the call's status to `agent_connected`. */
async function lastCall(widget: string, after = 0): Promise<number> {
  const { chat } = await scenes.untilChat(widget);
  return vi.waitFor(async () => {
    // The desk has no list of calls, so the test tries the next ids until one belongs to this chat.
    for (let call_id = after + 1; call_id < after + 50; call_id++) {
      const moved = await scenes.service.desk.moveCall({
        path: { call_id },
        body: { status: 'agent_connected' },
      });
      if (moved.status === 200 && moved.body.chat_id === chat.chat_id) return call_id;
    }
    throw new Error('no call');
  });
}
