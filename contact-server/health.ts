import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { reasonOf } from './database.ts';
import { repeat } from './log.ts';
import type { Mailer } from './mail.ts';
import { plural } from './message.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** The state of the service, which `/readyz`, the command `status`, and the weekly mail report. */
export function readHealth(store: Store, settings: Settings) {
  try {
    store.moveMark('probe', Date.now());
    const problems = findProblems(store, settings);
    return { problems, notices: findNotices(store), summary: summarize(store) };
  } catch (error) {
    const problems: readonly string[] = [`The database cannot be written: ${reasonOf(error)}`];
    return { problems, notices: [], summary: 'Messages were not counted.' };
  }
}

function findProblems(store: Store, settings: Settings): readonly string[] {
  const { contactDb, minFreeMegabytes: least, smtpUrl, nodeEnv, mailsPerHour } = settings;
  const { bavail, bsize } = statfsSync(dirname(contactDb));
  const at = { hourAgo: Date.now() - hour };
  const old = "state = 'waiting' and received_at <= @hourAgo";
  const untried = store.countOf(`${old} and (attempts > 0) = 0`, at);
  const isLimited = store.countOf('mailed_at > @hourAgo', at) >= mailsPerHour;
  const failing = `${old} and (attempts > 0) = 1 and received_at > coalesce(${lastMail}, 0)`;
  const stuck = store.countOf(failing, at);
  const [last] = store.find(
    `${failing} and last_error is not null order by due_at desc limit 1`,
    at,
  );
  const have = plural(untried, 'message has', 'messages have');
  const why = isLimited ? `MAILS_PER_HOUR (${mailsPerHour}) is reached` : 'nothing mails them';
  const wait = plural(stuck, 'message waits', 'messages wait');
  const found: readonly (readonly [boolean, string])[] = [
    [bavail * bsize < least * 1e6, `Less than ${least} MB are free on the disk of the database.`],
    [smtpUrl === undefined && nodeEnv === 'production', 'SMTP_URL is not set: no mail is sent.'],
    [untried > 0, `${have} waited an hour without an attempt: ${why}.`],
    [
      stuck > 0,
      `No mail was accepted for an hour, ${wait}: ${last?.lastError ?? 'no answer yet.'}`,
    ],
  ];
  return found.filter(([isSo]) => isSo).map(([, sentence]) => sentence);
}

const lastMail = '(select max(mailed_at) from messages where mailed_at is not null)';

/** Messages that have failed for a day while others were mailed. */
function findNotices(store: Store): readonly string[] {
  const where = `state = 'waiting' and (attempts > 0) = 1 and received_at <= @dayAgo
    and received_at <= ${lastMail} order by due_at limit 10`;
  return store.find(where, { dayAgo: Date.now() - day }).map(({ id, lastError }) => {
    return `${id} has failed for a day: ${lastError} Try "retry ${id}" or "forget ${id}".`;
  });
}

/** Mailed messages are those of the last seven days. */
function summarize(store: Store): string {
  const waiting = store.countOf("state = 'waiting'");
  const total = waiting + store.countOf('mailed_at > @weekAgo', { weekAgo: Date.now() - 7 * day });
  const junk = store.countOf("state = 'junk'");
  const fate = waiting === 0 ? 'all mailed' : `${waiting} waiting`;
  const messages = total === 0 ? 'No messages' : `${plural(total, 'message', 'messages')}, ${fate}`;
  return `${messages}${junk > 0 ? `; ${junk} in junk` : ''}.`;
}

/** What `status` prints. */
export function describeHealth(health: ReturnType<typeof readHealth>): string {
  const { problems, notices, summary } = health;
  const isOk = problems.length === 0;
  const head = isOk ? [`OK: ${summary}`] : [...problems.map((text) => `PROBLEM: ${text}`), summary];
  return [...head, ...notices].join('\n');
}

export function startReports(settings: Settings, store: Store, mailer: Mailer | undefined): void {
  repeat(hour / 12, 'HEARTBEAT_URL was not reached', () => sendHeartbeat(settings, store));
  repeat(hour, 'Old messages were not deleted', () => removeOld(store, settings.keepDays));
  repeat(60_000, 'The weekly mail was not sent', () => sendWeekly(settings, store, mailer));
}

async function sendHeartbeat(settings: Settings, store: Store): Promise<void> {
  const { heartbeatUrl: url } = settings;
  if (url === undefined || readHealth(store, settings).problems.length > 0) return;
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  // The body of the answer is useless, and it may be endless.
  await response.body?.cancel();
  if (!response.ok) throw new Error(`status ${response.status}`);
}

/** Every Monday at eight, in the store's time zone. If the service was down on a Monday, the mail follows later. */
async function sendWeekly(settings: Settings, store: Store, mailer?: Mailer): Promise<void> {
  const date = new Date();
  const monday = new Date(date);
  monday.setHours(8, 0, 0, 0);
  monday.setDate(date.getDate() - ((date.getDay() + 6) % 7));
  if (monday > date) monday.setDate(monday.getDate() - 7);
  if (mailer === undefined || !store.moveMark('weekly', date.getTime(), monday.getTime())) return;
  const health = readHealth(store, settings);
  const text = `${describeHealth(health)}\n\nThis mail comes every Monday while the form works.\n`;
  const subject = `Contact form: ${health.summary.slice(0, -1)}`;
  const id = `weekly-${monday.getTime()}`;
  const result = await mailer.send(() => ({ id, date, subject, text }));
  if (result.ok) return;
  store.moveMark('weekly', 0);
  throw new Error(result.reason);
}

/** A few at a time: requests go on meanwhile. */
async function removeOld(store: Store, keepDays: number): Promise<void> {
  const where = `id in (select id from messages where mailed_at <= @mailed
    union all select id from messages where state = 'junk' and received_at <= @junk limit 200)`;
  const values = { mailed: Date.now() - keepDays * day, junk: Date.now() - 14 * day };
  while (store.remove(where, values) > 0) await new Promise(setImmediate);
}
