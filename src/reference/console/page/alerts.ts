import { effect } from '@preact/signals';
import { isForMe, shownWords } from './chats/groups.ts';
import { nameOf } from './chats/names.ts';
import { go } from './state/route.ts';
import { alerts } from './state/settings.ts';
import { chats, latest, me } from './state/site.ts';

/**
 * Alerts the agent to each customer's message in the agent's chats and in waiting chats: by a sound, and by a notification if the browser
 * allows it. There are no alerts while the console is visible and has the focus. Returns a function that stops the alerts.
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
