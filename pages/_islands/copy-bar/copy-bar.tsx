import { type ComponentType, cloneElement, type ReactElement, type ReactNode } from 'react';

export interface CopyItem {
  /** What the button says after "Copy", and the message before "copied". */
  readonly name: string;
  /** Left out where it is the address of the page. */
  readonly text?: string;
  /** Shown in the tip and in the message instead of a long text. */
  readonly note?: string;
}

export interface TipProps {
  readonly text: string;
  readonly children: ReactElement<{ readonly 'data-state'?: string }>;
}

export interface CopyBarProps {
  readonly items: readonly CopyItem[];
  readonly Tips?: ComponentType<{ readonly children: ReactNode }>;
  readonly Tip?: ComponentType<TipProps>;
  readonly onCopy?: (item: Required<CopyItem>) => void;
}

/** A button for each thing to copy. Its tip shows what will be copied, once there is a script to show it. */
export function CopyBar({ items, Tips = NoTips, Tip = NoTip, onCopy }: CopyBarProps) {
  return (
    <Tips>
      {items.map(({ name, text = pageAddress(), note = text }) => (
        <Tip key={name} text={note}>
          <button type="button" onClick={() => onCopy?.({ name, text, note })}>
            {`Copy ${name}`}
          </button>
        </Tip>
      ))}
    </Tips>
  );
}

/** Only the browser knows it: a preview has a different address. */
function pageAddress(): string {
  return typeof location === 'undefined' ? '' : location.origin + location.pathname;
}

function NoTips({ children }: { readonly children: ReactNode }) {
  return children;
}

/** The same markup as a button with a tip that is not shown. */
function NoTip({ children }: TipProps) {
  return cloneElement(children, { 'data-state': 'closed' });
}
