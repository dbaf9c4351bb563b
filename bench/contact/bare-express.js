// The same with Express. Nothing is kept.
import express from 'express';

const app = express();
app.post('/api/contact', express.json(), (request, response) => {
  response.json({ message: `Thank you, ${request.body.name}.` });
});
const server = app.listen(0, '127.0.0.1', () =>
  console.log(`listening on http://127.0.0.1:${server.address().port}`),
);
