import { type IncomingHttpHeaders, request } from 'node:http';
import { urlToHttpOptions } from 'node:url';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request unchanged: `fetch` would normalize paths, and set Host itself. */
export function ask(
  base: string,
  path: string,
  { body, ...question }: Question = {},
): Promise<Answer> {
  return new Promise((done, fail) => {
    const options = { ...urlToHttpOptions(new URL(base)), path, agent: false, ...question };
    request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('error', fail).on('end', () => {
        done({ status: response.statusCode ?? 0, headers: response.headers, body: text });
      });
    })
      .on('error', fail)
      .end(body);
  });
}
