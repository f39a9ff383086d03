import { validateUserMessage } from '../../../generated/channel/validators.js';
import type { Case } from '../../case.ts';
import { shown } from '../../evidence.ts';
import type { IntegratorContext } from '../../integrator-context.ts';
import type { Json } from '../../messages.ts';
import { isTyping } from '../../site.ts';
import type { CaughtRequest } from '../../standins/stand-in.ts';

/** How long the suite watches beyond the other cases for a first message. */
const watchMs = 3000;

export const postingCases: readonly Case<IntegratorContext>[] = [
  {
    id: 'posts-user-messages',
    title: 'What the integrator posts to the service has the form of a user message',
    rules: ['CHN-RCV-10'],
    needs: ['listen'],
    timed: true,
    async run(context, judge) {
      await new Promise((resume) => setTimeout(resume, watchMs));
      const sent = context.caught.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method));
      if (sent.length === 0)
        judge.cannotSee('CHN-RCV-10', 'nothing was posted to the suite while it watched');
      for (const request of sent) {
        const complaint = complaintAbout(request);
        judge.holds('CHN-RCV-10', complaint === undefined, {
          expected: 'a user message, posted',
          observed: complaint ?? 'a user message, posted',
          evidence: [shown('request to the service', request)],
        });
      }
    },
  },
];

/** What is wrong with a request that brings a message. */
function complaintAbout(request: CaughtRequest): string | undefined {
  if (request.method !== 'POST') return `the method is ${request.method}`;
  if (!validateUserMessage(request.json)) {
    const [error] = validateUserMessage.errors ?? [];
    return `${error?.instancePath || 'the body'} ${error?.message ?? 'is no JSON'}`;
  }
  return isTyping(request) || hasWebPhoto(request.json as { sender?: Json })
    ? undefined
    : '/sender/photo begins with neither http:// nor https://';
}

function hasWebPhoto({ sender }: { sender?: Json }): boolean {
  const photo = sender?.['photo'];
  return photo === undefined || photo === '' || /^https?:\/\//i.test(String(photo));
}
