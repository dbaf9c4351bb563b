import { once } from 'node:events';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished } from 'vitest';
import { z } from 'zod';

export interface MailServer {
  readonly port: number;
  /** What `SMTP_URL` has to be. */
  readonly url: string;
  /** What was taken, read back. */
  readonly mails: readonly ParsedMail[];
  /** The same as it came. */
  readonly sources: readonly string[];
  /** Said to the next mails, one after the other, in the place of "taken"; `drop` takes it and hangs up. */
  readonly answers: Answer[];
  stop(): Promise<void>;
}

/** When it is said, and what. */
export type Answer =
  | { readonly at: 'MAIL' | 'RCPT' | 'DATA'; readonly code: number }
  | { readonly at: 'drop' };

/** A real mail server on this machine, until the test is done. */
export async function startSmtp(
  options: SMTPServerOptions & { port?: number } = {},
): Promise<MailServer> {
  const mails: ParsedMail[] = [];
  const sources: string[] = [];
  const answers: Answer[] = [];
  const refuse = (at: Answer['at']): Error | undefined => {
    const [answer] = answers;
    if (answer === undefined || answer.at !== at || answer.at === 'drop') return undefined;
    answers.shift();
    return Object.assign(new Error(`no, says ${at}`), { responseCode: answer.code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onMailFrom: (_address, _session, done) => done(refuse('MAIL')),
    onRcptTo: (_address, _session, done) => done(refuse('RCPT')),
    async onData(stream, _session, done) {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(Buffer.from(part));
      const source = Buffer.concat(parts).toString('utf8');
      const error = refuse('DATA');
      if (error) return done(error);
      sources.push(source);
      mails.push(await simpleParser(source));
      if (answers[0]?.at !== 'drop') return done();
      answers.shift();
      for (const connection of connections(server)) connection._socket.destroy();
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.server.address());
  const stop = async () => {
    for (const connection of connections(server)) connection._socket.destroy();
    await new Promise<void>((resolve) => server.close(resolve));
  };
  onTestFinished(stop);
  return { port, url: `smtp://127.0.0.1:${port}`, mails, sources, answers, stop };
}

export async function untilMails(server: MailServer, many: number): Promise<void> {
  await expect.poll(() => server.mails.length, { timeout: 10_000 }).toBe(many);
}

/** What the library does not say of itself. */
function connections(server: SMTPServer): readonly { _socket: { destroy(): void } }[] {
  return 'connections' in server && server.connections instanceof Set
    ? [...server.connections]
    : [];
}
