import { Fragment } from 'react';

/** Opens a message to the address, which may go on in a new line before its `@` and dots. */
export function EmailLink({ to }: { readonly to: string }) {
  return (
    <a href={`mailto:${to}`}>
      {to.split(/(?=[@.])/).map((text, place) => (
        <Fragment key={text}>
          {place > 0 && <wbr />}
          {text}
        </Fragment>
      ))}
    </a>
  );
}
