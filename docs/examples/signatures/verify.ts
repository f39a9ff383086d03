import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { verifySignature } from '@parlance/contract/signature';

createServer(async (request, response) => {
  const headers = request.headers as Record<string, string>;
  // Returns the fault of the signature, or undefined if the signature is valid.
  const wrong = verifySignature(headers, await text(request), process.env['WEBHOOK_SECRET'] ?? '');
  response.writeHead(wrong ? 401 : 200, { 'content-type': 'application/json' });
  response.end(wrong ? '' : '{"result": "OK"}');
}).listen(8790, '127.0.0.1');
