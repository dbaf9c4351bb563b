import * as z from 'zod';
import { wholeNumber } from './whole-number.ts';

/** What guards the service and shows how it is. */
export interface GateSettings {
  readonly requestsPerMinute: number;
  readonly redisUrl: string | undefined;
  readonly leastFreeBytes: number;
  /** Metrics are served if it is set; 0 takes any free port. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  readonly logFormat: 'json' | 'text';
}

/** The part of the environment that says so. */
export const gateShape = {
  REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000).default(60),
  REDIS_URL: z
    .string()
    .refine(
      isRedisUrl,
      'It has to be the address of a Redis server: redis://:password@10.0.0.5:6379, or rediss:// with TLS.',
    )
    .optional(),
  MIN_FREE_MEGABYTES: wholeNumber(0, 1_000_000).default(64),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: z
    .string()
    .regex(
      /^[\w.:-]+$/,
      'It has to be an address or a name of this machine, without a port: 127.0.0.1.',
    )
    .default('127.0.0.1'),
  LOG_FORMAT: z.enum(['json', 'text'], 'It has to be json or text.').optional(),
  NODE_ENV: z.string().optional(),
};

export function toGateSettings(read: z.infer<z.ZodObject<typeof gateShape>>): GateSettings {
  return {
    requestsPerMinute: read.REQUESTS_PER_MINUTE,
    redisUrl: read.REDIS_URL,
    leastFreeBytes: read.MIN_FREE_MEGABYTES * 1_000_000,
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
    logFormat: read.LOG_FORMAT ?? (read.NODE_ENV === 'production' ? 'json' : 'text'),
  };
}

function isRedisUrl(value: string): boolean {
  return (
    URL.canParse(value) &&
    /^rediss?:$/.test(new URL(value).protocol) &&
    new URL(value).hostname !== ''
  );
}
