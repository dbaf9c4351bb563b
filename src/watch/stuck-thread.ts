import { Session } from 'node:inspector';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isWithin } from '../core/files/output-files.ts';
import type { Problem } from '../core/problem.ts';
import { sourcePosition } from '../modules/errors/source-position.ts';

interface Frame {
  readonly location: {
    readonly scriptId: string;
    readonly lineNumber: number;
    readonly columnNumber: number;
  };
}

/** The messages of a thread's debugger that matter here. */
interface Message {
  /** Of what it answers. */
  readonly id?: number;
  readonly method?: string;
  readonly params?: {
    readonly scriptId?: string;
    readonly url?: string;
    readonly callFrames?: readonly Frame[];
  };
}

interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const answerMs = 1_000;

/** What the debugger does, in this order. The thread hears the last one while it is interrupted, and runs on. */
const methods = ['Debugger.enable', 'Debugger.pause', 'Debugger.disable'];

/** Says where the one worker thread of this process runs in the folder of pages, for too long. Undefined if it does not run the site's own code. */
export async function describeStuckThread(folder: string): Promise<Problem | undefined> {
  const stack = await stackOfWorker();
  const own = stack.find(({ file }) => file !== '' && isWithin(file, folder));
  if (!own) return undefined;
  const { file, ...compiled } = own;
  return {
    ...{ file, ...(sourcePosition(relative(folder, file), folder, compiled) ?? compiled) },
    message: 'This code has been running for five seconds, and the site cannot be built meanwhile.',
    hint: 'Look for a loop that does not end. The next change starts the build again.',
  };
}

/** Interrupts the worker for a moment. Empty if it does not answer. */
function stackOfWorker(): Promise<readonly Position[]> {
  const urls = new Map<string, string>();
  const toPosition = ({ location }: Frame): Position => {
    const url = urls.get(location.scriptId) ?? '';
    return {
      file: url.startsWith('file:') ? fileURLToPath(url) : url,
      line: location.lineNumber + 1,
      column: location.columnNumber + 1,
    };
  };
  const session = new Session();
  session.connect();
  return new Promise((resolve) => {
    setTimeout(() => resolve([]), answerMs).unref();
    session.on('NodeWorker.attachedToWorker', ({ params: { sessionId } }) => {
      methods.forEach((method, at) => {
        const message = JSON.stringify({ id: at + 1, method });
        session.post('NodeWorker.sendMessageToWorker', { sessionId, message });
      });
    });
    session.on('NodeWorker.receivedMessageFromWorker', ({ params: { message } }) => {
      const { id, method, params = {} }: Message = JSON.parse(message);
      const { scriptId, url = '', callFrames = [] } = params;
      if (method === 'Debugger.scriptParsed' && scriptId) urls.set(scriptId, url);
      if (method === 'Debugger.paused') resolve(callFrames.map(toPosition));
      // Without a debugger, a thread that is still interrupted would wait for good.
      if (id === methods.length) session.disconnect();
    });
    session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  });
}
