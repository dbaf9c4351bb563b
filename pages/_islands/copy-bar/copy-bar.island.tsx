import { useEffect } from 'react';
import { island } from '#island';
import { CopyBar, type CopyBarProps } from './copy-bar.tsx';
import { copyText } from './copy-text.ts';
import { Tip, Tips } from './tooltip.tsx';

function LiveCopyBar({ items }: CopyBarProps) {
  useEffect(repeatTouch, []);
  return <CopyBar items={items} Tips={Tips} Tip={Tip} onCopy={copyText} />;
}

export default island(LiveCopyBar);

/** The pointer or the focus that loaded this shows a tip, too. */
function repeatTouch(): void {
  const button = (state: string): Element | null =>
    document.querySelector(`.copy-buttons button:${state}`);
  button('focus-visible')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  button('hover')?.dispatchEvent(
    new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }),
  );
}
