import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished } from 'vitest';
import { z } from 'zod';

export interface MailServer {
  readonly port: number;
  /** The value for `SMTP_URL`. */
  readonly url: string;
  /** The accepted emails, parsed. */
  readonly mails: readonly ParsedMail[];
  /** The accepted emails as they arrived. */
  readonly sources: readonly string[];
  /** The RCPT TO addresses of each accepted email. */
  readonly recipients: readonly (readonly string[])[];
  /** Every email that arrived completely, accepted or not. */
  readonly attempts: readonly string[];
  /** Replies to the next emails, in order; without one, an email is accepted. */
  readonly answers: Answer[];
  stop(): Promise<void>;
}

/** When to refuse an email, and how; `drop` accepts it and closes the connection without a reply. */
export type Answer =
  | { readonly at: 'MAIL' | 'RCPT' | 'DATA'; readonly code: number }
  | { readonly at: 'drop' };

/**
 * What happens to a complete email: accepted, immediately or late; refused; a closed connection; no
 * reply.
 */
export type Verdict =
  | 'accept'
  | 'accept and reset'
  | 'reset'
  | 'silence'
  | { readonly code: number }
  | { readonly afterMs: number };

export interface MailServerOptions extends SMTPServerOptions {
  readonly port?: number;
  /** Decides about each complete email that `answers` does not cover. */
  readonly judge?: (source: string) => Verdict;
}

/** A real mail server on this machine, until the test ends. */
export async function startSmtp({
  judge = () => 'accept',
  ...options
}: MailServerOptions = {}): Promise<MailServer> {
  const mails: ParsedMail[] = [];
  const sources: string[] = [];
  const recipients: string[][] = [];
  const attempts: string[] = [];
  const answers: Answer[] = [];
  const takeAnswer = (at: Answer['at']) => (answers[0]?.at === at ? answers.shift() : undefined);
  const refuse = (at: Answer['at']) => {
    const answer = takeAnswer(at);
    return answer && 'code' in answer ? refusal(answer.code) : undefined;
  };
  const verdictOn = (source: string): Verdict => {
    const answer = takeAnswer('DATA') ?? takeAnswer('drop');
    if (answer === undefined) return judge(source);
    return 'code' in answer ? answer : 'accept and reset';
  };
  const reset = () => {
    for (const connection of connections(server)) connection._socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onMailFrom: (_address, _session, done) => done(refuse('MAIL')),
    onRcptTo: (_address, _session, done) => done(refuse('RCPT')),
    async onData(stream, session, done) {
      const source = (await buffer(stream)).toString('utf8');
      attempts.push(source);
      const verdict = verdictOn(source);
      if (verdict === 'silence') return;
      if (verdict === 'reset') return reset();
      if (typeof verdict === 'object' && 'code' in verdict) return done(refusal(verdict.code));
      if (typeof verdict === 'object') await setTimeout(verdict.afterMs);
      recipients.push(session.envelope.rcptTo.map(({ address }) => address));
      sources.push(source);
      mails.push(await simpleParser(source));
      return verdict === 'accept and reset' ? reset() : done();
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.server.address());
  const stop = async () => {
    reset();
    await new Promise<void>((resolve) => server.close(resolve));
  };
  onTestFinished(stop);
  const url = `smtp://127.0.0.1:${port}`;
  return { port, url, mails, sources, recipients, attempts, answers, stop };
}

export async function untilMails(server: MailServer, many: number): Promise<void> {
  await expect.poll(() => server.mails.length).toBe(many);
}

/** An email as it came, followed by its text if that was encoded as base64. */
export function decodeMail(source: string): string {
  const [, body = ''] = /\r\n\r\n([\s\S]*)$/.exec(source) ?? [];
  return `${source}${Buffer.from(body, 'base64').toString('utf8')}`;
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('no, says the server'), { responseCode });
}

/** The replies that the library does not send by itself. */
function connections(server: SMTPServer): readonly { _socket: { destroy(): void } }[] {
  return 'connections' in server && server.connections instanceof Set
    ? [...server.connections]
    : [];
}
