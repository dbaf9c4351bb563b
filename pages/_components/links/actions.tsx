import type { ReactNode } from 'react';

/** Buttons and links in a row that wraps. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <p className="actions">{children}</p>;
}
