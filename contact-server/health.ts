import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Database, reasonOf } from './database.ts';
import { type Log, repeat } from './log.ts';
import { type Mailer, makeMessageId } from './mail.ts';
import { plural } from './message.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export interface Health {
  /** What the owner has to act on now. Public: without addresses. */
  readonly problems: readonly string[];
  /** What is worth a look. */
  readonly notices: readonly string[];
  /** 3 messages, all mailed; 12 in junk. */
  readonly summary: string;
}

/** How the service is: `/readyz`, the command `status`, and the weekly mail say the same. */
export function readHealth(
  { file }: Pick<Database, 'file'>,
  store: Store,
  settings: Settings,
): Health {
  const { minFreeMegabytes: least, smtpUrl, nodeEnv } = settings;
  const isUnset = smtpUrl === undefined && nodeEnv === 'production';
  const common = [
    ...(freeMegabytes(file) < least
      ? [`Less than ${least} MB are free on the disk of the database.`]
      : []),
    ...(isUnset ? ['SMTP_URL is not set: messages are not mailed.'] : []),
  ];
  try {
    const before = store.readMark('probe');
    store.moveMark('probe', before, Date.now());
    return {
      problems: [...common, ...problemsOfMessages(store, settings)],
      notices: noticesOfMessages(store),
      summary: summarize(store),
    };
  } catch (error) {
    const sentence = `The database cannot be written: ${reasonOf(error)}`;
    return { problems: [sentence, ...common], notices: [], summary: 'Messages cannot be counted.' };
  }
}

/** Infinity if the file system cannot say. */
function freeMegabytes(file: string): number {
  try {
    const { bavail, bsize } = statfsSync(dirname(file));
    return (bavail * bsize) / 1_000_000;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function problemsOfMessages(store: Store, { mailsPerHour }: Settings): readonly string[] {
  const now = Date.now();
  const old = "state = 'waiting' and received_at <= @hourAgo";
  const values = { hourAgo: now - hour };
  const untried = store.countOf(`${old} and attempts = 0`, values);
  const unanswered = `${old} and attempts > 0 and received_at > coalesce((select max(mailed_at) from messages), 0)`;
  const stuck = store.countOf(unanswered, values);
  const [last] =
    stuck > 0
      ? store.find(`${unanswered} and last_error is not null order by due_at desc limit 1`, values)
      : [];
  const isLimited = store.countOf('mailed_at > @hourAgo', values) >= mailsPerHour;
  return [
    ...(untried > 0
      ? [
          `${plural(untried, 'message has', 'messages have')} waited an hour or longer without an attempt.${isLimited ? ` MAILS_PER_HOUR (${mailsPerHour}) is reached.` : ''}`,
        ]
      : []),
    ...(stuck > 0
      ? [
          `No mail has been accepted for an hour or longer: ${plural(stuck, 'message waits', 'messages wait')}. The last error: ${last?.lastError ?? 'none yet'}`,
        ]
      : []),
  ];
}

const maxListed = 10;

/** Messages that have failed for a day while others were mailed. */
function noticesOfMessages(store: Store): readonly string[] {
  const where = `state = 'waiting' and attempts > 0 and last_error is not null and received_at <= @dayAgo
    and received_at <= (select max(mailed_at) from messages)`;
  const values = { dayAgo: Date.now() - day };
  const hidden = store.countOf(where, values) - maxListed;
  const listed = store.find(`${where} order by received_at limit ${maxListed}`, values);
  return [
    ...listed.map(
      ({ id, lastError }) =>
        `${id} has failed for a day: ${lastError} Try it with "retry ${id}", or remove it with "forget ${id}".`,
    ),
    ...(hidden > 0
      ? [`${plural(hidden, 'more message has', 'more messages have')} failed for a day.`]
      : []),
  ];
}

/** Mailed messages are those of the last seven days. */
function summarize(store: Store): string {
  const waiting = store.countOf("state = 'waiting'");
  const mailed = store.countOf('mailed_at > @weekAgo', { weekAgo: Date.now() - 7 * day });
  const junk = store.countOf("state = 'junk'");
  const total = waiting + mailed;
  const fate = waiting === 0 ? 'all mailed' : `${waiting} waiting`;
  const messages = total === 0 ? 'No messages' : `${plural(total, 'message', 'messages')}, ${fate}`;
  return `${messages}${junk > 0 ? `; ${junk} in junk` : ''}.`;
}

/** What `status` prints. */
export function describeHealth({ problems, notices, summary }: Health): readonly string[] {
  if (problems.length === 0) return [`OK: ${summary}`, ...notices];
  return [...problems.map((problem) => `PROBLEM: ${problem}`), summary, ...notices];
}

interface ReportDeps {
  readonly settings: Settings;
  readonly store: Store;
  readonly mailer: Mailer | undefined;
  readonly health: () => Health;
  readonly log: Log;
}

/** A monitor that misses the heartbeat tells the owner, whatever has stopped: mail, service, or machine. */
export function startHeartbeat({ settings: { heartbeatUrl }, health, log }: ReportDeps): void {
  if (heartbeatUrl === undefined) return;
  repeat(5 * minute, 'HEARTBEAT_URL was not reached', log, async () => {
    if (health().problems.length > 0) return;
    const response = await fetch(heartbeatUrl, { signal: AbortSignal.timeout(10_000) });
    // Nothing in the reply is of use, and it may be endless.
    await response.body?.cancel();
    if (!response.ok) throw new Error(`status ${response.status}`);
  });
}

/** Every Monday at eight, in the store's time zone. A Monday without a service is made up for. */
export function startWeeklyMail({ store, mailer, health, log }: ReportDeps): void {
  if (mailer === undefined) return;
  repeat(minute, 'The weekly mail was not sent', log, async () => {
    const now = new Date();
    const last = store.readMark('weekly');
    if (last === undefined) return void store.moveMark('weekly', last, now.getTime());
    const monday = latestMonday(now);
    // Another process may be sending it.
    if (last >= monday || !store.moveMark('weekly', last, now.getTime())) return;
    const { summary } = health();
    const result = await mailer.send({
      messageId: makeMessageId(`weekly-${monday}`),
      date: now,
      subject: `Contact form: ${summary.slice(0, -1)}`,
      text: `${describeHealth(health()).join('\n')}\n\nThis mail comes every Monday while the contact form works.\n`,
    });
    if (result.ok) return log('Sent the weekly mail.');
    store.moveMark('weekly', now.getTime(), last);
    throw new Error(result.reason);
  });
}

function latestMonday(now: Date): number {
  const monday = new Date(now);
  monday.setHours(8, 0, 0, 0);
  monday.setDate(now.getDate() - ((now.getDay() + 6) % 7));
  if (monday > now) monday.setDate(monday.getDate() - 7);
  return monday.getTime();
}

const junkDays = 14;

/** Deletes what was kept long enough, a few messages at a time: requests go on meanwhile. */
export function startCleaning({ settings: { keepDays }, store, log }: ReportDeps): void {
  const where = `id in (select id from messages where mailed_at <= @mailed
    union all select id from messages where state = 'junk' and received_at <= @junk limit 200)`;
  repeat(hour, 'Old messages were not deleted', log, async () => {
    const now = Date.now();
    const values = { mailed: now - keepDays * day, junk: now - junkDays * day };
    while (store.remove(where, values) > 0) await new Promise(setImmediate);
  });
}
