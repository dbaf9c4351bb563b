import { Fragment } from 'react';

/**
 * Opens a message to the address, which may go on in a new line before its `@` and dots. Chromium
 * would read these places as spaces, so the link has the address as its label, too.
 */
export function EmailLink({ to }: { readonly to: string }) {
  return (
    <a href={`mailto:${to}`} aria-label={to}>
      {to.split(/(?=[@.])/).map((text, place) => (
        <Fragment key={text}>
          {place > 0 && <wbr />}
          {text}
        </Fragment>
      ))}
    </a>
  );
}
