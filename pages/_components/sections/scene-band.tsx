import type { WideDrawing } from '../illustrations/scene.tsx';
import '../drawings/draw.css';
import './stage.css';

/** A scene from one edge of the window to the other. */
export function SceneBand({ of: { title, shapes } }: { readonly of: WideDrawing }) {
  return (
    <div className="stage">
      <svg className="draw" viewBox="0 0 1200 260" role="img" aria-label={title}>
        {shapes}
      </svg>
    </div>
  );
}
