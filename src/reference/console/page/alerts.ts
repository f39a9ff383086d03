import { effect } from '@preact/signals';
import { isForMe, shownWords } from './chats/groups.ts';
import { nameOf } from './chats/names.ts';
import { go } from './state/route.ts';
import { alerts } from './state/settings.ts';
import { chats, latest, me } from './state/site.ts';

/**
 * Plays a sound and shows a notification for each customer's message in the agent's chats and in waiting chats. It does so while the
 * console is hidden or has no focus. Returns a function that ends it.
 */
export function listenForMessages(): () => void {
  return effect(() => {
    const entry = latest.value;
    const chat = entry && chats.value.get(entry.chat_id);
    const isSeen = document.visibilityState === 'visible' && document.hasFocus();
    if (!entry || !chat || isSeen || alerts.value === 'off' || entry === told) return;
    told = entry;
    if (!isForMe(chat, me.value?.agent_id)) return;
    ring();
    if (globalThis.Notification?.permission !== 'granted') return;
    // Several consoles in one browser show one notification.
    const shown = new Notification(nameOf(chat), { body: shownWords(entry, chat), tag: `${chat.chat_id}` });
    shown.onclick = () => {
      focus();
      go('chats', chat.chat_id);
    };
  });
}

let told: unknown;

/** Two short tones. */
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
