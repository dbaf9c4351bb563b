import {
  counterMailboxes,
  counterNotary,
  counterPacking,
  counterPrinter,
  counterScale,
} from './counter.tsx';
import type { Illustration } from './illustration.tsx';
import { tapeAnH } from './packing.tsx';
import { specialtyIllustrations } from './specialty.ts';

/** Each becomes a file. */
export const illustrations: readonly Illustration[] = [
  counterScale,
  counterPacking,
  counterMailboxes,
  counterNotary,
  counterPrinter,
  tapeAnH,
  ...specialtyIllustrations,
];
