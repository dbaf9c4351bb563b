import type { ReactNode, Ref } from 'react';
import '../_assets/css/contact.css';
import { Icon } from './icon.tsx';

export interface NoteProps {
  readonly kind: 'success' | 'error';
  readonly children: ReactNode;
  /** A second, smaller line. */
  readonly more?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** What became of what the visitor did. It can take the focus, and stays until the next try. */
export function Note({ kind, children, more, ref }: NoteProps) {
  const failed = kind === 'error';
  return (
    <div
      className={failed ? 'note err' : 'note'}
      role={failed ? 'alert' : 'status'}
      tabIndex={-1}
      ref={ref}
    >
      <b aria-hidden="true">{failed ? '!' : <Icon name="check" />}</b>
      <div>
        <p>{children}</p>
        {more && <p className="small">{more}</p>}
      </div>
    </div>
  );
}
