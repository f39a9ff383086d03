// Synonyms for the words of a page, and their common misspellings. The search finds only exact words, so each page contains its synonyms
// and misspellings as hidden text.

import { httpErrors } from '../../../generated/errors.ts';

const misspellings: Readonly<Record<string, readonly string[]>> = {
  retries: ['retrys', 'retires', 'retrie'],
  webhook: ['webook', 'webhok', 'web-hook'],
  signature: ['signiture', 'signatur', 'singature'],
  token: ['tocken', 'tokken'],
  receive: ['recieve', 'receieve'],
  authentication: ['authentification', 'autentication'],
  conformance: ['comformance', 'conformence'],
  python: ['pyton', 'phyton'],
  message: ['mesage', 'messsage'],
  attachment: ['attachement'],
};

const words: Readonly<Record<string, readonly string[]>> = {
  '/delivery/': [
    'retries',
    'retry policy',
    'backoff',
    'timeout',
    'give up',
    'repeat',
    'redelivery',
    'idempotency',
    'at least once',
    'webhook',
  ],
  '/errors/': ['retries', 'rate limit', 'throttling', 'status codes', 'troubleshooting', 'backoff'],
  '/events/': ['webhook types', 'event types', 'message types', 'callbacks', 'attachment', 'receive'],
  '/security/': [
    'signature',
    'verify',
    'hmac',
    'authentication',
    'token',
    'secret',
    'rotate',
    'rotation',
    'leak',
    'api key',
    'webhook',
    'python',
    'php',
    'go',
  ],
  '/reference/bot/': ['token', 'authentication', 'chatbot'],
  '/reference/developer/': ['webhook', 'signature', 'callbacks', 'crm'],
  '/reference/channel/': ['message', 'messenger', 'inbound', 'outbound', 'receive'],
  '/reference/widget/': [
    'javascript',
    'sdk',
    'live chat',
    'snippet',
    'embed',
    'translate',
    'translation',
    'language',
    'i18n',
    'theme',
    'dark mode',
    'colour',
    'csp',
    'content security policy',
  ],
  '/quickstarts/python/': ['python', 'flask', 'django', 'without typescript'],
  '/quickstarts/php/': ['php', 'laravel', 'symfony', 'without typescript'],
  '/quickstarts/go/': ['go', 'golang', 'without typescript'],
  '/quickstarts/service/': ['adapter', 'desk', 'back office', 'badge', 'certification', 'server'],
  '/quickstarts/crm/': ['webhook', 'hubspot', 'customer data', 'python', 'php', 'typescript'],
  '/quickstarts/bot/': ['chatbot', 'token', 'python', 'php', 'typescript'],
  '/quickstarts/chat-front-end/': ['message', 'receive', 'app', 'messenger', 'python', 'php', 'typescript'],
  '/conformance/': ['conformance', 'test suite', 'certification', 'compliance', 'verdict'],
  '/tools/package/': ['npm', 'express', 'koa', 'fastify', 'validator', 'typebox'],
  '/tools/mock/': ['sandbox', 'fake server', 'stub', 'try it'],
  '/tools/generators/': ['python', 'go', 'php', 'java', 'kotlin', 'c#', 'code generation', 'sdk'],
  '/documents/': ['openapi', 'swagger', 'asyncapi', 'postman', 'bruno', 'insomnia', 'import'],
  '/open-points/': ['ambiguity', 'undefined behaviour', 'unspecified'],
  '/rules/': ['requirements', 'normative', 'must', 'should'],
  '/outgrowing/': ['scaling', 'postgres', 'cluster', 'high availability'],
  '/behind-a-proxy/': [
    'nginx',
    'caddy',
    'reverse proxy',
    'load balancer',
    'haproxy',
    'traefik',
    'cloudflare',
    'tls',
    'https',
    'certificate',
    'http2',
  ],
  '/running/': ['install', 'deploy', 'docker', 'configuration'],
};

/** Search terms, by the address of the page that answers them. A search for a term shows this page first. */
const answered: Readonly<Record<string, readonly string[]>> = {
  '/limits/': [
    ...[
      'limit',
      'limits',
      'message length',
      'text length',
      'length',
      'file size',
      'body size',
      'payload size',
      'quota',
    ],
    ...['rate limit', 'rate limits', 'pagination', 'maximum', '413'],
  ],
  '/faq/': [
    'faq',
    'help',
    'troubleshooting',
    'econnrefused',
    'enotfound',
    'eaddrinuse',
    'econnreset',
    'localhost',
    'loopback',
    'port in use',
  ],
  '/errors/': Object.keys(httpErrors).concat(
    'error',
    'errors',
    'error code',
    'error codes',
    'status code',
    'status codes',
    'http codes',
  ),
  '/delivery/': [
    'webhook timeout',
    'timeout',
    'retry',
    'retries',
    'duplicate',
    'duplicates',
    'idempotency',
    'deduplication',
    'backoff',
  ],
  '/conformance/': ['exit code', 'exit codes', 'exit status', 'verdict', 'conform'],
  '/conformance/your-service/': ['ngrok', 'tunnel', 'cloudflared', 'desk adapter'],
  '/security/': [
    'token',
    'tokens',
    'secret',
    'authentication',
    'signature',
    'gdpr',
    'privacy',
    'hmac',
    'whsec',
  ],
  '/tools/package/': [
    'next.js',
    'nextjs',
    'react',
    'hono',
    'express',
    'workers',
    'lambda',
    'deno',
    'bun',
    'npm',
    'node.js',
  ],
  '/tools/python/': ['django', 'flask', 'fastapi', 'gunicorn'],
  '/tools/php/': ['laravel', 'symfony', 'psr-7', 'slim', 'composer'],
  '/tools/go/': ['golang', 'net/http'],
  '/running/': ['migration', 'migrate', 'backup', 'restore', 'upgrade', 'health', 'docker'],
  '/events/': ['file upload', 'upload', 'attachment', 'event', 'events'],
  '/reference/channel/sendusermessage/': ['file', 'photo', 'image'],
  '/watching/': [
    'metrics',
    'prometheus',
    'grafana',
    'monitoring',
    'alert',
    'alerts',
    'log',
    'logs',
    'opentelemetry',
  ],
  '/windows/': ['windows', 'powershell', 'cmd'],
  '/changes/': ['breaking change', 'breaking changes', 'version', 'versions', 'deprecated'],
};

/** Returns the address of the page that answers a search term, if there is such a page. */
export function firstFor(term: string): string | undefined {
  const words = term.trim().toLowerCase().split(/\s+/);
  const correct = (word: string) =>
    Object.keys(misspellings).find((right) => misspellings[right]!.includes(word)) ?? word;
  const wanted = words.map(correct).join(' ');
  return Object.keys(answered).find((address) => answered[address]!.includes(wanted));
}

/** Returns a hidden word that only the page at `address` contains. A search for this word finds only this page. */
export const markOf = (address: string) => `zq${address.replaceAll(/[^a-z]/g, '')}`;

/** Returns the hidden words of a page, with their misspellings. Empty for most pages. */
export function wordsOf(address: string): string[] {
  const own = words[address] ?? [];
  const mark = address in answered ? [markOf(address)] : [];
  return [...own.flatMap((word) => [word, ...(misspellings[word] ?? [])]), ...mark];
}
