import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { verifySignature } from '@parlance/contract/signature';

createServer(async (request, response) => {
  const headers = request.headers as Record<string, string>;
  // Returns what is wrong with the signature, or undefined if it is right.
  const wrong = verifySignature(headers, await text(request), process.env['WEBHOOK_SECRET'] ?? '');
  response.writeHead(wrong ? 401 : 200, { 'content-type': 'application/json' });
  response.end(wrong ? '' : '{"result": "OK"}');
}).listen(8790, '127.0.0.1');
