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

const ids = { 'Debugger.enable': 1, 'Debugger.pause': 2, 'Debugger.disable': 3 } as const;

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
    session.on('NodeWorker.attachedToWorker', ({ params: { sessionId } }) => {
      const send = (method: keyof typeof ids): void => {
        const message = JSON.stringify({ id: ids[method], method });
        session.post('NodeWorker.sendMessageToWorker', { sessionId, message });
      };
      const end = (frames: readonly Frame[]): void => {
        clearTimeout(timer);
        resolve(frames.map(toPosition));
        // The thread runs on. Without this, it would wait for a debugger for good.
        send('Debugger.disable');
      };
      session.on('NodeWorker.receivedMessageFromWorker', ({ params: { message } }) => {
        const { id, method, params = {} }: Message = JSON.parse(message);
        const { scriptId, url = '', callFrames = [] } = params;
        if (method === 'Debugger.scriptParsed' && scriptId) urls.set(scriptId, url);
        if (method === 'Debugger.paused') end(callFrames);
        if (id === ids['Debugger.disable']) session.disconnect();
      });
      const timer = setTimeout(end, answerMs, []).unref();
      send('Debugger.enable');
      send('Debugger.pause');
    });
    session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  });
}
