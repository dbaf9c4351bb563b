import { LazySvg, type LazySvgProps } from '#authoring';

/** A drawing below the first screen: an SVG file, or one that a component computes. */
export type Illustration = LazySvgProps['of'];

/** All drawings of a page that are shown with it load with one request, when the first is near. */
export function ShowIllustration(props: LazySvgProps) {
  return <LazySvg className="ill" {...props} />;
}
