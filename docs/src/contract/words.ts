// Words that readers type for what a page calls otherwise, and slips of the hand that are seen often, by address. The search
// takes words as they stand, so that both stand on the page, unseen.

const slips: Readonly<Record<string, readonly string[]>> = {
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
    'redelivery',
    'idempotency',
    'at least once',
    'webhook',
  ],
  '/errors/': ['retries', 'rate limit', 'throttling', 'status codes', 'troubleshooting', 'backoff'],
  '/events/': ['webhook', 'event types', 'message types', 'attachment', 'receive'],
  '/security/': [
    'signature',
    'verify',
    'hmac',
    'authentication',
    'token',
    'secret',
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
  '/quickstarts/go/': ['go', 'golang', 'net/http', 'without typescript'],
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
  '/running/': ['install', 'deploy', 'docker', 'configuration'],
};

/** The words of a page, with the slips that belong to them; nothing for most pages. */
export function wordsOf(address: string): string[] {
  const own = words[address] ?? [];
  return own.flatMap((word) => [word, ...(slips[word] ?? [])]);
}
