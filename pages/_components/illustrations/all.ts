import type { Illustration } from './illustration.tsx';
import { tapeAnH } from './packing.tsx';

/** Each becomes a file. */
export const illustrations: readonly Illustration[] = [tapeAnH];
