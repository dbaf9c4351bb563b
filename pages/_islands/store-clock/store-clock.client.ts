import { followClock } from '#client';
import type { StoreFacts } from '../../_clock/clock-facts.ts';
import { openStatus } from '../../_clock/open-status.ts';

const facts: StoreFacts = JSON.parse(
  document.querySelector<HTMLElement>('#store-clock')?.dataset['facts'] ?? '',
);

followClock({ open: (moment) => openStatus(moment, facts) });
