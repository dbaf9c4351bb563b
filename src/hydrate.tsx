import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Takes over the markup that `<Island>` made, in an element that carries its props. */
export type StartIsland = (element: HTMLElement) => void;

/**
 * The default export of an `x.island.ts`: `export default island(ContactForm)`.
 * The component renders with the props that were written into the page, so its first render
 * must give the same markup.
 */
export function island<Props extends object>(Component: ComponentType<Props>): StartIsland {
  return (element) => {
    const { prefix = '', props = '{}' } = element.dataset;
    const parsed: Props = JSON.parse(props);
    hydrateRoot(element, <Component {...parsed} />, { identifierPrefix: prefix });
  };
}
