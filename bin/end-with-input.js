// Loaded before a command that another one starts: it is to end when its starter does, however that
// ends. The starter holds the other end of its input and never writes to it.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.stdin.once('end', () => process.kill(process.pid, 'SIGTERM'));
  process.stdin.resume().unref();
}
