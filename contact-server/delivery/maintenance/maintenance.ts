import { basename } from 'node:path';
import { timeOfId } from '../../storage/stored-message.ts';
import { day, hour, repeat } from '../clock.ts';
import type { DeliveryDeps } from '../job.ts';
import type { Mail } from '../mails.ts';
import { classifySmtpFailure } from '../smtp/classify-smtp-failure.ts';
import { composeRecovery, composeReport, type Outage } from './reports.ts';
import { listReportable, readReported, removeExpired, writeReported } from './retention.ts';

/** One mail lists this many files; the others are in the next one. */
const maxItems = 1_000;

/** Deletes what is old, and mails the owner what was not mailed. */
export function createMaintenance(deps: DeliveryDeps) {
  const { clock, store, settings, log } = deps;
  let recovery: Mail | undefined;
  const sendRecovery = async () => {
    const mail = recovery;
    if (mail !== undefined && (await send(mail, deps)) && recovery === mail) recovery = undefined;
  };
  const attempt = (act: () => Promise<void>) =>
    act().catch((error) =>
      log.error(`Old files could not be removed or reported: ${String(error)}`),
    );
  const run = async () => {
    await sendRecovery();
    await report(deps);
    const removed = await removeExpired(store, settings, clock.now());
    if (removed > 0) log.info(`Removed ${removed} files that were kept for KEEP_DAYS.`);
  };
  return {
    /** Runs now and every hour, until the returned function is called. */
    start: () => repeat(clock, hour, () => attempt(run)),
    /** Mails the owner which messages were delayed; if that fails, again every hour. */
    reportRecovery(outage: Outage): void {
      void attempt(async () => {
        const waiting = [...(await store.list('new')), ...(await store.list('cur'))];
        const ids = [...new Set([outage.firstAccepted, ...waiting])].sort();
        const { mailDomain } = settings;
        recovery = composeRecovery(outage, ids, { date: clock.now(), mailDomain });
        await sendRecovery();
      });
    },
  };
}

/** Mails which files of `failed/`, `corrupt/`, and `junk/` the owner does not know of yet. */
async function report(deps: DeliveryDeps): Promise<void> {
  const { clock, store, settings, log } = deps;
  const { last, files } = await readReported(store);
  const unreported = (await listReportable(store)).filter((file) => files[file] === undefined);
  const items = unreported.slice(0, maxItems);
  const date = clock.now();
  if (!isReportDue(items, last, date)) return;
  if (!(await send(composeReport(items, settings, date), deps))) return;
  const at = date.toISOString();
  const listed = Object.fromEntries(items.map((file) => [file, at]));
  await writeReported(store, { last: at, files: { ...files, ...listed } });
  log.info(`Reported by mail: ${items.length} in failed/, corrupt/, or junk/.`);
}

/** Failures are reported within the hour, spam once a week. */
function isReportDue(items: readonly string[], last: string | undefined, now: Date): boolean {
  const [first] = items;
  if (first === undefined) return false;
  const since = last ? Date.parse(last) : timeOfId(basename(first));
  // A wall clock that was put back must not delay the mail for years.
  return !first.startsWith('junk/') || Math.abs(now.getTime() - since) >= 7 * day;
}

/** Resolves to whether the mail server accepted it. */
async function send(mail: Mail, { mailer, log }: DeliveryDeps): Promise<boolean> {
  const result = await mailer?.send(mail);
  if (result === undefined || result.ok) return result !== undefined;
  const { reason } = classifySmtpFailure(result);
  log.warn(`"${mail.subject}" was not accepted: ${reason}. It is sent again in an hour.`);
  return false;
}
