import type { ReactNode } from 'react';
import type { Illustration } from './illustration.tsx';

/** The wide drawing that a page opens with, and of which the strip on its sister pages shows the middle. */
export interface Scene {
  /** Of the small picture's file, without its ending. */
  readonly name: string;
  /** What the middle shows, in one sentence. */
  readonly title: string;
  /**
   * Shapes with the classes of an illustration, 1,200 units wide on a floor at 228. What matters is
   * between 380 and 820, which a phone shows.
   */
  readonly shapes: ReactNode;
}

/** A scene that no sister page shows. */
export type WideDrawing = Omit<Scene, 'name'>;

const floor = 228;

/** The middle of a scene, as a file. */
export function smallPicture({ name, title, shapes }: Scene): Illustration {
  return {
    name,
    title,
    width: 420,
    height: floor,
    shapes: <g transform="translate(-390 0)">{shapes}</g>,
  };
}
