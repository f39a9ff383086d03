// A webhook receiver that prints its address and accepts every request.
import { createServer } from 'node:http';

const server = createServer((_request, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"result":"ok"}'),
);
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}/hooks`));
