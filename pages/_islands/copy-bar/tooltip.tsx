import * as Tooltip from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';
import { tooltipDelays } from '../../_facts/toast-and-tooltip-timings.ts';
import type { TipProps } from './copy-bar.tsx';

/** Around tips that share their delays: the second comes sooner than the first. */
export function Tips({ children }: { readonly children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={tooltipDelays.open} skipDelayDuration={tooltipDelays.skip}>
      {children}
    </Tooltip.Provider>
  );
}

/** A few words over a button, while it is pointed at or has the focus. Part of the page's main content, as the button is. */
export function Tip({ text, children }: TipProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal container={document.querySelector('main')}>
        <Tooltip.Content className="tooltip" sideOffset={8} collisionPadding={8}>
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
