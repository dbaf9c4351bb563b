import type { SvgFile } from '#authoring';
import './scene-band.css';
import { InlineDrawing } from '../drawings/inline-drawing.tsx';

/**
 * A scene from one edge of the window to the other: 1,200 units wide on a floor at 228. What matters is
 * between 380 and 820, which a phone shows.
 */
export function SceneBand({ of }: { readonly of: SvgFile }) {
  return (
    <div className="stage">
      <InlineDrawing of={of} />
    </div>
  );
}
