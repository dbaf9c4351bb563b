import { Session } from 'node:inspector';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isWithin } from '../../core/files/output-files.ts';
import type { Problem } from '../../core/problem.ts';
import { sourcePosition } from './source-position.ts';

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

/** A connection to a thread's debugger. */
interface Debugger {
  readonly send: (method: keyof typeof ids) => void;
  readonly close: () => void;
}

/** Connects to a thread's debugger, and passes on what it sends. */
type Connect = (receive: (message: Message) => void) => Debugger;

const answerMs = 1_000;

const ids = { 'Debugger.enable': 1, 'Debugger.pause': 2, 'Debugger.disable': 3 } as const;

/**
 * Says where a stuck thread runs in the folder of pages: the one worker thread of this process, or the
 * main thread, for a caller in a worker. Undefined if it does not run the site's own code.
 */
export async function describeStuckThread(
  thread: 'worker' | 'main',
  folder: string,
): Promise<Problem | undefined> {
  const stack = await stackOf(thread === 'main' ? toMainThread : toWorker);
  const own = stack.find(({ file }) => file !== '' && isWithin(file, folder));
  if (!own) return undefined;
  const { file, ...compiled } = own;
  const end =
    thread === 'main' ? 'Ctrl-C ends the command.' : 'The next change starts the build again.';
  return {
    ...{ file, ...(sourcePosition(relative(folder, file), folder, compiled) ?? compiled) },
    message: 'This code has been running for five seconds, and it is holding up the build.',
    hint: `Look for a loop that does not end. ${end}`,
  };
}

/** Interrupts a thread for a moment. Empty if it does not answer. */
function stackOf(connect: Connect): Promise<readonly Position[]> {
  const urls = new Map<string, string>();
  const toPosition = ({ location }: Frame): Position => {
    const url = urls.get(location.scriptId) ?? '';
    return {
      file: url.startsWith('file:') ? fileURLToPath(url) : url,
      line: location.lineNumber + 1,
      column: location.columnNumber + 1,
    };
  };
  return new Promise((resolve) => {
    const { send, close } = connect(({ id, method, params = {} }) => {
      const { scriptId, url = '', callFrames = [] } = params;
      if (method === 'Debugger.scriptParsed' && scriptId) urls.set(scriptId, url);
      if (method === 'Debugger.paused') end(callFrames);
      if (id === ids['Debugger.disable']) close();
    });
    const end = (frames: readonly Frame[]): void => {
      clearTimeout(timer);
      resolve(frames.map(toPosition));
      // The thread runs on. Without this, it would wait for a debugger for good.
      send('Debugger.disable');
    };
    const timer = setTimeout(end, answerMs, []).unref();
    send('Debugger.enable');
    send('Debugger.pause');
  });
}

function toMainThread(receive: (message: Message) => void): Debugger {
  const session = new Session();
  session.connectToMainThread();
  session.on('inspectorNotification', receive);
  return {
    send: (method) => session.post(method, () => receive({ id: ids[method] })),
    close: () => session.disconnect(),
  };
}

function toWorker(receive: (message: Message) => void): Debugger {
  const session = new Session();
  session.connect();
  const attached = new Promise<string>((resolve) =>
    session.on('NodeWorker.attachedToWorker', ({ params }) => resolve(params.sessionId)),
  );
  session.on('NodeWorker.receivedMessageFromWorker', ({ params: { message } }) =>
    receive(JSON.parse(message)),
  );
  session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  return {
    send: (method) =>
      void attached.then((sessionId) => {
        const message = JSON.stringify({ id: ids[method], method });
        session.post('NodeWorker.sendMessageToWorker', { sessionId, message });
      }),
    close: () => session.disconnect(),
  };
}
