import type { FastifyInstance, FastifyReply } from 'fastify';
import { staticFile } from '../../shared/static-file.ts';
import ar from '../../shared/widget-texts/ar.json' with { type: 'json' };
import de from '../../shared/widget-texts/de.json' with { type: 'json' };
import type en from '../../shared/widget-texts/en.json';
import es from '../../shared/widget-texts/es.json' with { type: 'json' };
import type { languages } from '../../shared/widget-texts/languages.ts';
import ru from '../../shared/widget-texts/ru.json' with { type: 'json' };
import { channelOfWidget } from '../state/channels.ts';
import type { Reader } from '../store/port.ts';
import { buildWidget } from './build.ts';

const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, content-type, last-event-id',
  'access-control-max-age': '7200',
};

/** Allows pages of any origin to call the widget's interface. A visitor's token is sent in a header, so no page can use a foreign token. */
export function allowAnyOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    // The headers are set on the raw response, so that event streams have them, too.
    for (const [name, value] of Object.entries(allowed)) reply.raw.setHeader(name, value);
    if (request.method === 'OPTIONS') return reply.code(204).send();
    return undefined;
  });
}

/** The script for an unknown widget, with the status 404. Browsers do not run it, but a person can read it. */
const warning =
  "console.warn('No widget has the id in the address of this script. Compare the address with the one that was handed out.');\n";

/** The widget's texts in each language. A language file that lacks one of the English texts does not compile. */
const texts: Record<(typeof languages)[number], typeof en> = { ar, de, es, ru };

const sendTexts = Object.fromEntries(
  Object.entries(texts).map(([language, of]) => [language, staticFile(JSON.stringify(of))]),
) as Record<keyof typeof texts, ReturnType<typeof staticFile>>;

/**
 * Serves the widget's script at `/widget/<id>.js`, and its texts at `/widget/<language>.json`. All widgets have the same script, which
 * reads the widget's id from its own address.
 */
export function serveScript(app: FastifyInstance, store: Reader, build = buildWidget): void {
  let send: ReturnType<typeof staticFile> | undefined;
  app.get<{ Params: { file: string } }>('/widget/:file', async (request, reply) => {
    const [, language] = /^(.+)\.json$/.exec(request.params.file) ?? [];
    if (language !== undefined && Object.hasOwn(sendTexts, language)) {
      forAnyPage(reply).type('application/json; charset=utf-8').header('cache-control', shortly);
      return sendTexts[language as keyof typeof sendTexts](request, reply);
    }
    const [, widget_id] = /^(.+)\.js$/.exec(request.params.file) ?? [];
    if (widget_id === undefined) return reply.callNotFound();
    if (!(await channelOfWidget(widget_id, store))) return forAnyPage(reply).code(404).send(warning);
    send ??= staticFile(await build());
    return send(request, forAnyPage(reply).header('cache-control', shortly));
  });
}

/** A browser uses the cached script for ten minutes. For a week it still runs the cached script while it loads the current script. */
const shortly = 'public, max-age=600, stale-while-revalidate=604800';

/** Sets the headers by which pages of any origin may load the response as a script, and see its status. */
function forAnyPage(reply: FastifyReply): FastifyReply {
  return (
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('x-content-type-options', 'nosniff')
      // These headers are needed if a page loads the script with an `integrity` attribute, or is isolated from other origins.
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
  );
}
