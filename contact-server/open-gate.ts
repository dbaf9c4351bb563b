import type { Server } from 'node:http';
import type { ContactAppDeps } from './app.ts';
import type { QueueStatus } from './delivery/queue-status.ts';
import { watchDisk } from './guard-disk.ts';
import { openLimits } from './rate/open-limits.ts';
import type { Shared } from './redis/open-shared.ts';
import { remember } from './remember.ts';
import type { Settings } from './settings.ts';
import type { FieldLog } from './watch/create-log.ts';
import { createMetrics } from './watch/metrics.ts';
import { readReadiness } from './watch/readiness.ts';
import { createMetricsServer } from './watch/serve-metrics.ts';
import { watchRequests } from './watch/watch-requests.ts';

export interface GateOptions {
  /** The spool, absolute. */
  readonly folder: string;
  readonly settings: Pick<
    Settings,
    'leastFreeBytes' | 'rateLimitMax' | 'rateLimitWindowSeconds' | 'requestsPerMinute'
  >;
  readonly log: FieldLog;
  readonly shared: Shared | undefined;
  readonly status: () => Promise<QueueStatus>;
  /** Rejects where the spool cannot be written. */
  readonly tryToStore: () => Promise<void>;
}

export interface Gate {
  readonly deps: Omit<ContactAppDeps, 'intake'>;
  readonly metricsServer: Server;
}

/** Everything that stands before a message and watches over it. */
export function openGate({ folder, settings, log, shared, ...spool }: GateOptions): Gate {
  const { status, tryToStore } = spool;
  const isRedisThere = shared?.isThere;
  const hasRoom = watchDisk(folder, settings.leastFreeBytes);
  const metrics = createMetrics({ status, isRedisThere });
  return {
    deps: {
      log,
      limits: openLimits(settings, shared?.shareCounts),
      hasRoom,
      readiness: remember(
        () => readReadiness({ status, hasRoom, tryToStore, isRedisThere }),
        1_000,
      ),
      watch: watchRequests(log, metrics),
    },
    metricsServer: createMetricsServer(metrics),
  };
}
