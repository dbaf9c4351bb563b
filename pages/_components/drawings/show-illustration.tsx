import { LazySvg, type SvgDrawing, type SvgFile } from '#authoring';

/** A drawing below the first screen: an SVG file, or one that a component computes. */
export type Illustration = SvgFile | SvgDrawing;

export interface ShowIllustrationProps {
  readonly of: Illustration;
  /** Instead of its title. Empty if the text beside it says the same. */
  readonly alt?: string;
  /** Shown at most this wide, in CSS pixels. */
  readonly maxWidth?: number;
  /** The part to show. */
  readonly viewBox?: string;
}

/** All drawings of a page that are shown with it load with one request, when the first is near. */
export function ShowIllustration({ of, alt, maxWidth, viewBox }: ShowIllustrationProps) {
  return (
    <LazySvg
      className="ill"
      of={of}
      {...(alt !== undefined && { title: alt })}
      {...(maxWidth !== undefined && { width: maxWidth })}
      {...(viewBox !== undefined && { viewBox })}
    />
  );
}
