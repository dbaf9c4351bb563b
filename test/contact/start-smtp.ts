import { once } from 'node:events';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect } from 'vitest';
import { z } from 'zod';
import { whenDone } from './start-service.ts';

/**
 * What happens at a step of an exchange: it is accepted; refused with a reply; the connection is
 * closed, before or after the server keeps the email; or there is never a reply.
 */
export type Verdict = 'accept' | 'reset' | 'keep and reset' | 'hang' | Refusal;

export interface Refusal {
  readonly code: number;
  readonly text?: string;
}

export interface MailServer {
  readonly port: number;
  /** The settings with which the service mails here. */
  readonly settings: Readonly<Record<'SMTP_URL' | 'MAIL_TO' | 'MAIL_FROM', string>>;
  /** The emails that the server has kept, parsed. */
  readonly mails: ParsedMail[];
  /** The same as they arrived. */
  readonly sources: string[];
  /** Every email that arrived completely, kept or not. */
  readonly attempts: string[];
  /** Decides about MAIL FROM, RCPT TO, and each complete email. */
  judge: (step: 'MAIL' | 'RCPT' | 'DATA', source: string) => Verdict;
  stop(): Promise<void>;
}

/** A real mail server on this machine, until the test or the file of tests ends. */
export async function startSmtp(options: SMTPServerOptions & { readonly port?: number } = {}) {
  const sockets = new Set<Socket>();
  const reset = () => {
    for (const socket of sockets) socket.destroy();
  };
  const decide = (step: 'MAIL' | 'RCPT', done: (error?: Error) => void) => {
    const verdict = mailServer.judge(step, '');
    if (verdict === 'hang') return;
    if (typeof verdict === 'object') return done(refusal(verdict));
    return verdict === 'accept' ? done() : reset();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onMailFrom: (_address, _session, done) => decide('MAIL', done),
    onRcptTo: (_address, _session, done) => decide('RCPT', done),
    async onData(stream, _session, done) {
      // A killed service hangs up in the middle.
      const source = await buffer(stream).then(String, () => undefined);
      if (source === undefined) return;
      mailServer.attempts.push(source);
      const verdict = mailServer.judge('DATA', source);
      if (verdict === 'hang') return;
      if (verdict === 'reset') return reset();
      if (typeof verdict === 'object') return done(refusal(verdict));
      mailServer.sources.push(source);
      mailServer.mails.push(await simpleParser(source));
      return verdict === 'accept' ? done() : reset();
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.server.address());
  const mailServer: MailServer = {
    port,
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_TO: 'store@example.com',
      MAIL_FROM: 'Website <contact@shop.example>',
    },
    mails: [],
    sources: [],
    attempts: [],
    judge: () => 'accept',
    async stop() {
      reset();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
  whenDone(mailServer.stop);
  return mailServer;
}

export async function untilMails(server: MailServer, count: number): Promise<void> {
  await expect.poll(() => server.mails.length, { interval: 10 }).toBe(count);
}

function refusal({ code, text = 'no, says the server' }: Refusal): Error {
  return Object.assign(new Error(text), { responseCode: code });
}
