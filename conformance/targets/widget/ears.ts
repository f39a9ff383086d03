import events from '../../../generated/asyncapi/widget.json' with { type: 'json' };

const calls = Object.entries(events.operations as Record<string, { action: string }>);

/** The methods of the script API, by the documents. */
export const methods = calls.filter(([, { action }]) => action === 'receive').map(([name]) => name);

/** The functions that a page may define, by the documents. */
export const callbacks = calls.filter(([, { action }]) => action === 'send').map(([name]) => name);

export interface Ears {
  /** Functions of the page that throw, and those that are not there at all. */
  throwing?: boolean;
  missing?: boolean;
  /** What is done within svc_onLoadCallback. */
  atLoad?: string;
}

/**
 * A script that runs before those of the page: it writes down what the widget calls, lets the functions of the page be
 * called too, and looks into shadow roots that are closed, as a person does.
 */
export function earsOf({ throwing = false, missing = false, atLoad = '' }: Ears): string {
  return `(() => {
    const heard = (window.__heard = []);
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (how) { return attach.call(this, { ...how, mode: 'open' }); };
    const own = {};
    const hear = (name) => (...given) => {
      heard.push({ name, given: JSON.parse(JSON.stringify(given)), ready: typeof window.svc_api });
      if (name === 'svc_onLoadCallback') { ${atLoad} }
      if (${throwing}) throw new Error('thrown by the page: ' + name);
      return typeof own[name] === 'function' ? own[name](...given) : undefined;
    };
    const listen = (name) => Object.defineProperty(window, name, {
      configurable: true, get: () => (${missing} ? undefined : recorder[name]), set: (given) => { own[name] = given; },
    });
    const recorder = {};
    for (const name of ${JSON.stringify(callbacks)}) { recorder[name] = hear(name); listen(name); }
    // A function declaration of the page takes the place of what listens.
    const again = () => {
      for (const name of ${JSON.stringify(callbacks)}) {
        const found = Object.getOwnPropertyDescriptor(window, name);
        if (typeof found?.value !== 'function' || found.value === recorder[name]) continue;
        own[name] = found.value;
        // What is declared can be written, and is there for good.
        if (found.configurable) listen(name);
        else window[name] = recorder[name];
      }
    };
    const often = setInterval(again, 5);
    addEventListener('load', () => { again(); setTimeout(() => clearInterval(often), 1000); });
    document.addEventListener('DOMContentLoaded', again);
  })()`;
}
