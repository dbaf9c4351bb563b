import type { ReactNode, Ref } from 'react';
import '../forms/message-form.css';

export interface NoteProps {
  readonly children: ReactNode;
  /** A second, smaller line. */
  readonly more?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Says what went wrong. It can take the focus, and stays until the next try. */
export function Note({ children, more, ref }: NoteProps) {
  return (
    <div className="note" role="alert" tabIndex={-1} ref={ref}>
      <b aria-hidden="true">!</b>
      <div>
        <p>{children}</p>
        {more && <p className="small">{more}</p>}
      </div>
    </div>
  );
}
