// Writes the methods and callbacks of the script API as code.
import { snippet } from '../../../src/reference/shared/snippet.ts';
import { refName, resolve } from './documents.ts';
import type { Event } from './events.ts';
import { typeOf } from './fields.ts';

/** Returns the signature of a method or callback, such as `open(options?: OpenOptions): WidgetDone`. */
export function signatureOf(event: Event): string {
  const { name, messages, replies, returns } = event;
  const schema = messages[0]?.schema ?? {};
  const document = event.of.asyncapi;
  const args = event.arguments.map((argument) => {
    const property = schema.properties?.[argument];
    const isRequired = (schema.required ?? []).includes(argument);
    return `${argument}${isRequired ? '' : '?'}: ${refName(property) ?? typeOf(document, property)}`;
  });
  const reply = replies[0]?.schemaName ?? 'void';
  if (returns === 'callback') args.push(`callback: (result: ${reply}) => void`);
  if (returns === 'promise') args.push(`callback?: (error: Error | null, result: ${reply}) => void`);
  const result = { value: reply, promise: `Promise<${reply}>`, callback: 'void', nothing: 'void' }[
    returns ?? 'nothing'
  ];
  return `${name}(${args.join(', ')}): ${result}`;
}

/** Returns sample code: a call of a method with its first example, or the definition of a callback in a page. */
export function callOf(event: Event): string {
  const example = (event.messages[0]?.examples[0]?.value ?? {}) as Record<string, unknown>;
  const values = event.arguments
    .filter((name) => example[name] !== undefined)
    .map((name) => literal(example[name]));
  if (event.action === 'send') {
    const body =
      event.arguments.length > 0
        ? `console.log(${event.arguments.join(', ')});`
        : `console.log('${event.name}');`;
    return `window.${event.name} = (${event.arguments.join(', ')}) => {\n  ${body}\n};`;
  }
  if (event.returns === 'callback') values.push('(result) => console.log(result)');
  const call = `svc_api.${event.name}(${values.join(', ')})`;
  if (event.returns === 'promise') return `${call}.then((result) => console.log(result));`;
  return event.returns === 'value' ? `const result = ${call};` : `${call};`;
}

function literal(value: unknown): string {
  return JSON.stringify(resolve({}, value), null, 2)
    .replaceAll(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replaceAll(/"((?:[^"\\']|\\.)*)"/g, "'$1'");
}

// A page that sets the widget's texts and colours, and the content security policy for a page with the widget. Tests open both.

const service = 'https://chat.example.com';

/** The HTML that loads the widget into a page. */
export const line = snippet(`${service}/widget/CHANNEL_ID.js`);

export const adapted = `<style>
  svc-widget { --svc-accent: #8c1d40; --svc-on-accent: #ffffff; }
</style>
<script type="application/json" id="chat-words">
  { "label": "Fragen Sie uns", "placeholder": "Nachricht schreiben", "accepted": "{name} ist da." }
</script>
<script src="${service}/widget/CHANNEL_ID.js" async lang="de" data-texts="chat-words" data-theme="light"></script>`;

export const policy = `Content-Security-Policy: script-src ${service}; connect-src ${service}; img-src https:; media-src https:`;
