import { Icon } from '../elements/buttons.tsx';
import { addressOf } from '../state/route.ts';
import { agents, channels, chats, isAdmin } from '../state/site.ts';
import { texts } from '../texts/texts.ts';

/** The steps that lead to the first message. The list is hidden once there is a chat. */
export function FirstSteps() {
  if (chats.value.size > 0 || !isAdmin.value) return null;
  const { title, done, message, ...steps } = texts.firstSteps;
  const isDone: Record<keyof typeof steps, boolean> = {
    agent: agents.value.length > 0,
    channel: channels.value.some((channel) => channel.agents.length > 0),
    connection: channels.value.some(({ widget, customer_endpoint }) => widget ?? customer_endpoint),
    online: agents.value.some(({ online }) => online),
  };
  const names = Object.keys(isDone) as (keyof typeof steps)[];
  return (
    <section class="card first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">{title}</h2>
      <ol class="stack">
        {names.map((name) => (
          <li key={name} class={`row ${isDone[name] ? 'quiet' : ''}`}>
            <Icon name={isDone[name] ? 'check' : 'next'} />
            <a href={addressOf('set-up')}>{steps[name]}</a>
            {isDone[name] && <span class="hidden">{done}</span>}
          </li>
        ))}
        <li class="row">
          <Icon name="next" /> {message}
        </li>
      </ol>
    </section>
  );
}
