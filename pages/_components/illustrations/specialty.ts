import { invoiceCopies } from './customs.tsx';
import type { Illustration } from './illustration.tsx';

/** The drawings of overseas, art, crating and freight pages. */
export const specialtyIllustrations: readonly Illustration[] = [invoiceCopies];
