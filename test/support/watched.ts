import { get } from 'node:http';
import { z } from 'zod';
import { type Answer, ask } from './ask.ts';
import { type Command, startCommand } from './command.ts';
import { maxWaitMs, waitFor } from './wait-for.ts';

const problem = z.object({
  file: z.string(),
  line: z.number().optional(),
  message: z.string(),
  hint: z.string(),
});
const state = z.object({
  problems: z.array(problem),
  page: z.object({ version: z.string(), styles: z.array(z.string()) }).optional(),
});
const build = z.object({ pages: z.number(), changed: z.number(), problems: z.array(problem) });

export type WatchState = z.infer<typeof state>;

/** `site watch`, running. */
export interface Watched {
  readonly command: Command;
  readonly url: string;
  readonly ask: (path: string) => Promise<Answer>;
  /** All builds that it has reported so far. */
  readonly builds: () => readonly z.infer<typeof build>[];
  /** The events of a browser that shows a page, once they include this one. */
  readonly hears: (
    what: string,
    is: (state: WatchState) => boolean,
    page?: string,
  ) => Promise<WatchState>;
  /** The page at an address, once it contains this text. */
  readonly shows: (path: string, text: string | RegExp) => Promise<Answer>;
}

/** Starts watching a pages folder; resolves after the first build. It ends with the test file. */
export async function startWatch(pages: string, ...flags: readonly string[]): Promise<Watched> {
  const command = startCommand('site.js', [
    'watch',
    '--pages',
    pages,
    '--port',
    '0',
    '--json',
    ...flags,
  ]);
  const [, url = ''] = await command.printed(/^\{"url":"(.*)"\}$/m);
  const builds = () =>
    command
      .stdout()
      .split('\n')
      .slice(0, -1)
      .map((line) => build.safeParse(JSON.parse(line)))
      .flatMap(({ data }) => data ?? []);
  await waitFor('the first build', () => builds().length > 0);
  const shows = (path: string, text: string | RegExp): Promise<Answer> =>
    waitFor(`${path} to show ${text}; ${command.stderr()}`, async () => {
      const answer = await ask(url, path);
      return (
        (typeof text === 'string' ? answer.body.includes(text) : text.test(answer.body)) && answer
      );
    });
  return {
    command,
    url,
    builds,
    shows,
    ask: (path) => ask(url, path),
    hears: (what, is, page = '/') => listenFor(`${url}.site/events?page=${page}`, what, is),
  };
}

function listenFor(
  url: string,
  what: string,
  is: (received: WatchState) => boolean,
): Promise<WatchState> {
  let last = '';
  return new Promise((done, fail) => {
    const late = setTimeout(
      () => end(() => fail(new Error(`Waited for ${what}, received ${last}`))),
      maxWaitMs,
    );
    const end = (then: () => void): void => {
      clearTimeout(late);
      request.destroy();
      then();
    };
    const request = get(url, (response) => {
      let text = '';
      response.on('close', () => end(() => fail(new Error(`The events ended after ${last}`))));
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          last = event;
          const received = state.parse(JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? ''));
          if (is(received)) end(() => done(received));
        }
      });
    });
    request.on('error', (error) => end(() => fail(error)));
  });
}

/** The version of a page that was served. */
export function versionOf(html: string): string | undefined {
  return /src="\/\.site\/watch\.js\?version=([^"]*)/.exec(html)?.[1];
}
