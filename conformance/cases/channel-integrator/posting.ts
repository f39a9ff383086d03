import { validateUserMessage } from '../../../generated/channel/validators.js';
import type { Case } from '../../case.ts';
import { shown } from '../../evidence.ts';
import type { IntegratorContext } from '../../integrator-context.ts';

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
      const posts = context.caught.filter(({ method }) => method === 'POST');
      if (posts.length === 0)
        judge.cannotSee('CHN-RCV-10', 'nothing was posted to the suite while it watched');
      for (const post of posts) {
        const right = validateUserMessage(post.json);
        const [error] = validateUserMessage.errors ?? [];
        judge.holds('CHN-RCV-10', right, {
          expected: 'a user message',
          observed: right
            ? 'a user message'
            : `${error?.instancePath || 'the body'} ${error?.message ?? 'is no JSON'}`,
          evidence: [shown('request to the service', post)],
        });
      }
    },
  },
];
