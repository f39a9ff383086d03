// An integrator's program in plain JavaScript. Its only dependency is the package.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { validateUserMessage } from '@parlance/contract/channel/validators';
import { cases, conform } from '@parlance/contract/conformance';
import channel from '@parlance/contract/openapi/channel.json' with { type: 'json' };
import { rules } from '@parlance/contract/rules';
import { verifySignature } from '@parlance/contract/signature';

const valid = validateUserMessage({ sender: { id: 7 }, message: { type: 'text', text: 'Hello' } });
const invalid = validateUserMessage({ sender: { id: 7 }, message: { type: 'text' } });
const asyncapi = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@parlance/contract/asyncapi/channel.json')), 'utf8'),
);

// An endpoint that responds to every request with the status 500.
const server = createServer((_request, response) => response.writeHead(500).end());
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const report = await conform('channel-integrator', {
  url: `http://127.0.0.1:${server.address().port}`,
  channelId: 'shop-app',
  only: ['CHN-OUT-01', cases.find(({ target }) => target === 'channel-integrator').id],
});
server.close();

console.log(
  JSON.stringify({
    valid,
    invalid,
    complaint: validateUserMessage.errors?.[0]?.message,
    rules: Object.keys(rules).length,
    documents: [channel.openapi, asyncapi.asyncapi],
    failed: report.summary.failed,
    contract: report.contract,
    unsigned: verifySignature({}, '{}', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'),
  }),
);
