import { followClock } from 'typed-pages/client';
import { openStatus } from './open-status.ts';

followClock({ shop: openStatus });
