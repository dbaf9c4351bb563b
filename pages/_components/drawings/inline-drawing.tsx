import { Svg, type SvgProps } from '#authoring';
import './draw.css';

/** A drawing in the first screen, as wide as its place. */
export function InlineDrawing(props: SvgProps) {
  return <Svg className="draw" width="auto" {...props} />;
}
