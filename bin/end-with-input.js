// Loaded before a command that another command starts: it must end when the other one does, for any
// reason. The other command holds its standard input open and never writes to it.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.stdin.once('end', () => process.kill(process.pid, 'SIGTERM'));
  process.stdin.resume().unref();
}
