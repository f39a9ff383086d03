// A page that sets the widget's texts and colours, and the policy for a page with the widget. Tests open both in a browser.

import { snippet } from '../../../src/reference/shared/snippet.ts';

const service = 'https://chat.example.com';

/** The lines that load the widget. */
export const line = snippet(`${service}/widget/CHANNEL_ID.js`);

export const adapted = `<style>
  svc-widget { --svc-accent: #8c1d40; --svc-on-accent: #ffffff; }
</style>
<script type="application/json" id="chat-words">
  { "label": "Fragen Sie uns", "placeholder": "Nachricht schreiben", "accepted": "{name} ist da." }
</script>
<script src="${service}/widget/CHANNEL_ID.js" async lang="de" data-texts="chat-words" data-theme="light"></script>`;

export const policy = `Content-Security-Policy: script-src ${service}; connect-src ${service}; img-src https:; media-src https:`;
