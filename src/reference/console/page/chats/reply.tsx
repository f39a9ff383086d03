import type { DeskChat } from '../../../../../generated/reference/desk/types.ts';
import { BusyButton } from '../elements/buttons.tsx';
import { Icon } from '../elements/icon.tsx';
import { Words } from '../elements/safe.tsx';
import { texts } from '../texts/texts.ts';
import { type Reply, replies } from './replies.ts';

/** A reply that is being sent, or that failed, with buttons to send it again or edit it. */
export function PendingReply({ reply, chat }: { reply: Reply; chat: DeskChat }) {
  const { text, error } = reply;
  return (
    <li class="entry agent first">
      <span class="who">{texts.you}</span>
      <div class="bubble text waits">
        <p>
          <Words text={text} />
        </p>
      </div>
      {error === undefined ? (
        <p class="delivery pending">
          <span class="state">
            <Icon name="clock" /> {texts.message.sending}
          </span>
        </p>
      ) : (
        <div class="delivery failed">
          <p class="unsent" role="alert">
            <span class="state">
              <Icon name="warn" /> {texts.message.notSent}
            </span>{' '}
            {error}
          </p>
          <div class="unsent">
            <BusyButton act={() => replies.again(chat, reply)}>
              <Icon name="again" /> {texts.message.sendAgain}
            </BusyButton>
            <BusyButton act={() => takeBack(reply)}>{texts.message.edit}</BusyButton>
          </div>
        </div>
      )}
    </li>
  );
}

function takeBack(reply: Reply): void {
  replies.takeBack(reply);
  document.getElementById('words')?.focus();
}
