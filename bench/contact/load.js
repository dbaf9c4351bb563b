// Posts one message after the other over a number of connections for a while, and prints the results.
// A program of its own, so that it does not take time from what it measures.
import { connect } from 'node:net';

const [, , url, connections, seconds] = process.argv;
const { hostname, port } = new URL(url);
const body = JSON.stringify({
  name: 'Dana Whitfield',
  email: 'dana@example.com',
  phone: '(910) 555-0117',
  subject: 'shipping-quote',
  message: 'A framed print, 30 × 40 in, glass front. It has to be there by the 12th. '.repeat(4),
});
const request = Buffer.from(
  `POST /api/contact HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
);
const times = [];
const statuses = {};
let isOver = false;
const started = performance.now();
setTimeout(() => {
  isOver = true;
}, Number(seconds) * 1000);

await Promise.all(Array.from({ length: Number(connections) }, keepPosting));
const elapsed = (performance.now() - started) / 1000;
times.sort((a, b) => a - b);
const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
console.log(
  JSON.stringify({ perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99), statuses }),
);

/** Answers are small and have a length: one ends where its length says. */
function keepPosting() {
  return new Promise((resolve, reject) => {
    let sent = 0;
    let answer = '';
    const socket = connect(Number(port), hostname);
    const post = () => {
      sent = performance.now();
      answer = '';
      socket.write(request);
    };
    socket.setNoDelay().setEncoding('latin1').on('connect', post).on('error', reject);
    socket.on('data', (part) => {
      answer += part;
      const end = answer.indexOf('\r\n\r\n');
      if (end === -1) return;
      const [, length] = /content-length: (\d+)/i.exec(answer) ?? [];
      if (answer.length < end + 4 + Number(length)) return;
      times.push(performance.now() - sent);
      const status = answer.slice(9, 12);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (!isOver) return post();
      socket.end();
      resolve();
    });
  });
}
