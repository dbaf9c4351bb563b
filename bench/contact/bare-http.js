// The least that can be done with a posted message: it is read, parsed, and thanked for. Nothing is kept.
import { createServer } from 'node:http';

const server = createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const message = JSON.parse(Buffer.concat(parts).toString());
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ message: `Thank you, ${message.name}.` }));
  });
});
server.listen(0, '127.0.0.1', () =>
  console.log(`listening on http://127.0.0.1:${server.address().port}`),
);
