import type { Address } from '#authoring';
import type { Illustration } from '../../_components/illustrations/illustration.tsx';

/** The drawings that pages show with `<ShowIllustration>`, by the address of the page. */
export type PageDrawings = Readonly<Partial<Record<Address, readonly Illustration[]>>>;
