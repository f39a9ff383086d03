import type { Case } from '../../../run/case.ts';
import { noted } from '../../../wire/http/evidence.ts';
import { unique } from '../../../wire/payload/messages.ts';
import { type WidgetContext, withVisitor } from '../context.ts';

/** What the visitor and the agent do in a chat. */
export const chatCases: readonly Case<WidgetContext>[] = [
  {
    id: 'first-message',
    title: 'A visitor writes three times, and the agent presses Reply',
    rules: ['WID-06', 'WID-19', 'WID-20'],
    run: withVisitor(async (person, judge, context) => {
      const { chat } = await context.chats(person);
      await person.hears('svc_onMessageSent');
      for (let more = 2; more > 0; more -= 1) await context.chats(person, unique('more'));
      const sent = await person.heard('svc_onMessageSent');
      judge.holds('WID-19', sent.length === 1, {
        expected: 'svc_onMessageSent once for three messages',
        observed: `called ${sent.length} times`,
        evidence: await person.looks(),
      });
      const number = await person.call(
        `new Promise((done) => {
          const isNumber = (value) => value !== undefined && value !== null && value !== '' && typeof value !== 'object';
          const given = svc_api.getVisitorNumber((...all) => done(all.find(isNumber)));
          Promise.resolve(given).then((value) => { if (isNumber(value)) done(value); });
          setTimeout(() => done(null), 3000);
        })`,
      );
      if (chat.visitor_number === undefined) judge.cannotSee('WID-06', 'the desk shows no visitor number');
      else
        judge.holds('WID-06', String(number) === String(chat.visitor_number), {
          expected: `getVisitorNumber gives ${chat.visitor_number}, which the agent is shown`,
          observed: JSON.stringify(number),
        });
      const early = await person.heard('svc_onAccept');
      await context.desk.acceptChat(chat.chat_id, context.agentId);
      const accepted = await person.hears('svc_onAccept');
      judge.holds('WID-20', accepted !== undefined && early.length === 0, {
        expected: 'svc_onAccept is called when the agent presses Reply, and not before',
        observed:
          early.length > 0 ? 'it was called before' : accepted ? 'it was called' : 'it was not called',
        evidence: await person.looks(),
      });
    }),
  },
  {
    id: 'proactive-invitation',
    title: 'The page invites the visitor, now and as soon as it opens',
    rules: ['WID-15'],
    async run(context, judge) {
      const [text, again] = [unique('May I help you'), unique('Can I still help you')];
      const show = (words: string) => `svc_api.showProactiveInvitation(${JSON.stringify(words)})`;
      for (const atLoad of [undefined, show(text)])
        await context.lock.shared(() =>
          context.visiting(
            async (person) => {
              const sees = async (words: string, how: string) => {
                const isSeen = await person.sees(words);
                judge.holds('WID-15', isSeen, {
                  expected: `showProactiveInvitation ${how}opens the window with its text`,
                  observed: isSeen ? 'the text is seen' : 'the text is not seen',
                  evidence: await person.looks(),
                });
              };
              if (!atLoad) await person.call(show(text));
              await sees(text, atLoad ? 'from svc_onLoadCallback ' : '');
              if (atLoad) return;
              await person.call('svc_api.close()');
              await person.call(show(again));
              await sees(again, 'once more, with another text, ');
            },
            atLoad ? { atLoad } : {},
          ),
        );
    },
  },
  {
    id: 'invitation-rules',
    title: 'The page replaces the rules of invitations',
    rules: ['WID-13'],
    run: withVisitor(async (person, judge) => {
      const [old, present] = [unique('The old rule'), unique('The new rule')];
      await person.call(`svc_api.setRules({ one: { text: ${JSON.stringify(old)}, delay: 2 } })`);
      await person.call(`svc_api.setRules({ two: { text: ${JSON.stringify(present)}, delay: 0.1 } })`);
      await person.needs(
        await person.sees(present, 3000),
        'rules in the form that is documented with setRules invite (OPEN-24)',
      );
      // An open window covers an invitation: it is closed before the old rule would invite.
      await person.call('svc_api.close()');
      const isOldSeen = await person.sees(old, 3500);
      judge.holds('WID-13', !isOldSeen, {
        expected: 'an invitation by the new rules, none by the old ones',
        observed: isOldSeen ? 'both invite' : 'the new ones alone invite',
        evidence: await person.looks(),
      });
    }),
  },
  {
    id: 'offline-form',
    title: 'The page leaves a message, and an empty one',
    rules: ['WID-18'],
    run: withVisitor(async (person, judge, context) => {
      const form = {
        name: 'Grace',
        email: 'grace@conformance.example',
        phone: '+49 30 9018210',
        description: 'Buys for a school',
        message: unique('Please write to me'),
      };
      const before = context.desk.events.length;
      const good = await person.call<{ result?: unknown } | null>(
        `svc_api.sendOfflineMessage(${JSON.stringify(form)})`,
      );
      judge.holds('WID-18', good?.result === 'ok', {
        expected: '{result: "ok"} for a whole form',
        observed: JSON.stringify(good),
      });
      if (context.desk.following) {
        const isThere = () =>
          context.desk.events.slice(before).some(({ event }) => event.event === 'offline_message');
        const arrived = await person.until(async () => isThere());
        judge.holds('WID-18', arrived !== undefined, {
          expected: 'the message reaches the desk',
          observed: arrived ? 'it does' : 'it does not',
        });
      }
      const empty = { name: '', email: '', phone: '', description: '', message: '' };
      const bad = await person.call<{ result?: unknown; error?: unknown } | null>(
        `svc_api.sendOfflineMessage(${JSON.stringify(empty)})`,
      );
      judge.holds('WID-18', bad?.result === 'fail' && typeof bad.error === 'string', {
        expected: '{result: "fail", error} for an empty form',
        observed: JSON.stringify(bad),
        evidence: [noted('the form', empty)],
      });
    }),
  },
];
