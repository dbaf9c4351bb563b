import './copy-buttons.css';
import { Island } from '#authoring';
import { CopyBar, type CopyBarProps } from './copy-bar.tsx';

/** Buttons that copy what a visitor may want elsewhere; nothing without a script. */
export function CopyButtons({ items }: Pick<CopyBarProps, 'items'>) {
  return (
    <div className="copy-buttons">
      <Island name="copy-bar" component={CopyBar} props={{ items }} when="touched" />
    </div>
  );
}
