// What the contact service is measured against: Express that stores nothing or, with the path of a
// database, stores each message with one durable insert before it answers.
import express from 'express';
import Database from 'libsql';

const [, , file] = process.argv;
const store = file === undefined ? () => undefined : openStore(file);
const app = express();
app.post('/api/contact', express.json(), (request, response) => {
  store(request.body);
  response.json({ message: `Thank you, ${request.body.name}.` });
});
const server = app.listen(0, '127.0.0.1', () =>
  console.log(`listening on http://127.0.0.1:${server.address().port}`),
);

/** With the settings and the columns that any such service would have. */
function openStore(path) {
  const database = new Database(path);
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec(
    'create table messages (received_at integer, name text, email text, phone text, subject text, message text)',
  );
  const insert = database.prepare('insert into messages values (?, ?, ?, ?, ?, ?)');
  return ({ name, email, phone, subject, message }) =>
    insert.run(Date.now(), name, email, phone, subject, message);
}
