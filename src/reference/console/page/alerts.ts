import { effect } from '@preact/signals';
import type { DeskChat, EntryHead, TransferEntry } from '../../../../generated/reference/desk/types.ts';
import { isForMe, shownWords } from './chats/groups.ts';
import { nameOf } from './chats/names.ts';
import { notify } from './state/notices.ts';
import { go } from './state/route.ts';
import { alerts } from './state/settings.ts';
import { agentOf, chats, latest, me } from './state/site.ts';
import { say, texts } from './texts/texts.ts';

/**
 * Alerts the agent to each customer's message in the agent's chats and in waiting chats, and to transfers to the agent: by a sound, and by a notification if the browser
 * allows it. There are no alerts while the console is visible and has the focus. A transfer to the agent also shows a notice. Returns a function that stops the alerts.
 */
export function listenForMessages(): () => void {
  return effect(() => {
    const entry = latest.value;
    const chat = entry && chats.value.get(entry.chat_id);
    const isSeen = document.visibilityState === 'visible' && document.hasFocus();
    if (!entry || !chat || entry === told) return;
    told = entry;
    const isTransfer = entry.type === 'transfer';
    if (isTransfer ? !isTransferToMe(entry) : !isForMe(chat, me.value?.agent_id)) return;
    const body = isTransfer ? transferNotice(entry, chat) : shownWords(entry, chat);
    if (isTransfer) notify(body);
    if (isSeen || alerts.value !== 'on') return;
    ring();
    if (globalThis.Notification?.permission !== 'granted') return;
    // Several consoles in one browser show one notification.
    const shown = new Notification(nameOf(chat), { body, tag: `${chat.chat_id}` });
    shown.onclick = () => {
      focus();
      go('chats', chat.chat_id);
    };
  });
}

let told: unknown;

const isTransferToMe = ({ to, agent_id }: TransferEntry & EntryHead): boolean =>
  to === me.value?.agent_id && agent_id !== to;

function transferNotice({ agent_id, text }: TransferEntry & EntryHead, chat: DeskChat): string {
  const who = agentOf(agent_id)?.name ?? texts.composer.colleague;
  const notice = say(texts.chat.got, { who, name: nameOf(chat) });
  return [notice, text].filter(Boolean).join(' ');
}

/** Plays two short tones. */
function ring(): void {
  const audio = new AudioContext();
  for (const [index, frequency] of [660, 880].entries()) {
    const tone = new OscillatorNode(audio, { frequency });
    const volume = new GainNode(audio, { gain: 0.1 });
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + index * 0.15);
    tone.stop(audio.currentTime + index * 0.15 + 0.12);
    tone.onended = () => index === 1 && void audio.close();
  }
}
