import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { QueueStatus } from '../delivery/status.ts';

export interface Metrics {
  requestEnded(path: string, status: number, seconds: number): void;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

export interface MetricsSources {
  readonly status: () => Promise<QueueStatus>;
  /** Undefined where nothing is shared. */
  readonly isRedisThere: (() => boolean) | undefined;
  /** Since the start. */
  readonly droppedLogLines: () => number;
}

export function createMetrics(sources: MetricsSources): Metrics {
  const { status, isRedisThere, droppedLogLines } = sources;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'contact_request_seconds',
    help: 'How long requests took, by path and status. 499 means that the client left before the reply.',
    labelNames: ['path', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 15],
    registers,
  });
  const refused = new Counter({
    name: 'contact_rate_limited_total',
    help: 'Requests that a rate limit refused.',
    registers,
  });
  new Counter({
    name: 'contact_log_lines_dropped_total',
    help: 'Log lines lost because the log could not be written.',
    registers,
    collect() {
      this.reset();
      this.inc(droppedLogLines());
    },
  });
  const readQueue = gaugeQueue(registry, status);
  if (isRedisThere) gaugeRedis(registry, isRedisThere);
  return {
    contentType: registry.contentType,
    async text() {
      await readQueue();
      return registry.metrics();
    },
    requestEnded(path, code, seconds) {
      requests.observe({ path, status: String(code) }, seconds);
      if (code === 429) refused.inc();
    },
  };
}

/** The figures of the queue by their names. */
const figures: readonly (readonly [string, string, (queue: QueueStatus) => number])[] = [
  ['waiting', 'Messages that are stored and not mailed yet.', ({ waiting }) => waiting],
  ['oldest_waiting_seconds', 'How long the oldest of them has waited.', oldestSeconds],
  ['last_mail_timestamp_seconds', 'When a mail was last accepted.', ({ lastMail }) => at(lastMail)],
  ['mailed', 'Mails accepted since the start.', ({ mailed }) => mailed],
  ['failed', 'Messages refused by the mail server.', ({ failed }) => failed],
  ['corrupt', 'Files that could not be read.', ({ corrupt }) => corrupt],
  ['junk', 'Messages held as spam.', ({ junk }) => junk],
  ['failing_seconds', 'How long no mail was accepted; 0 if mail works.', failingSeconds],
  ['stuck', 'Messages that failed for a day.', ({ stuck }) => stuck],
];

/** Returns the function that reads the queue. It runs before the metrics are printed. */
function gaugeQueue(registry: Registry, status: () => Promise<QueueStatus>): () => Promise<void> {
  const registers = [registry];
  const gauges = figures.map(([name, help, read]) => ({
    gauge: new Gauge({ name: `contact_queue_${name}`, help, registers }),
    read,
  }));
  const readable = new Gauge({
    name: 'contact_spool_readable',
    help: '1 if the message store can be read.',
    registers,
  });
  return async () => {
    const queue = await status().catch(() => undefined);
    readable.set(queue ? 1 : 0);
    if (queue) for (const { gauge, read } of gauges) gauge.set(read(queue));
  };
}

function oldestSeconds({ oldestWaiting }: QueueStatus): number {
  return oldestWaiting ? Date.now() / 1000 - at(oldestWaiting) : 0;
}

function failingSeconds({ failing }: QueueStatus): number {
  return failing ? Date.now() / 1000 - at(failing.since) : 0;
}

function at(moment: Date | undefined): number {
  return moment ? moment.getTime() / 1000 : 0;
}

function gaugeRedis(registry: Registry, isThere: () => boolean): void {
  new Gauge({
    name: 'contact_redis_there',
    help: '1 while limits are shared.',
    registers: [registry],
    collect() {
      this.set(isThere() ? 1 : 0);
    },
  });
}
