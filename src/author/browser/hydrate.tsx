import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepMarkup } from './keep-markup.ts';

/**
 * Makes the markup of an `<Island>` work, in the element that carries its props. A click or submit
 * that came before is repeated when the result, or the promise it returns, is there.
 */
export type StartIsland = (element: HTMLElement) => unknown;

/**
 * The default export of an `x.island.ts`: `export default island(ContactForm)`.
 * The component renders with the props that were written into the page, so its first render
 * must give the same markup. If the component or one of its effects throws, the page gets the markup
 * back as it was before, with what the visitor typed.
 */
export function island<Props extends object>(Component: ComponentType<Props>): StartIsland {
  return (element) =>
    new Promise<void>((done) => {
      const { prefix = '', props = '{}' } = element.dataset;
      const parsed: Props = JSON.parse(props);
      const { putBack, keepFields } = keepMarkup(element);
      const onReady = (): void => {
        keepFields();
        done();
      };
      const onUncaughtError = (error: unknown): void => {
        putBack();
        reportError(error);
        done();
      };
      hydrateRoot(
        element,
        <WhenReady onReady={onReady}>
          <Component {...parsed} />
        </WhenReady>,
        { identifierPrefix: prefix, onUncaughtError },
      );
    });
}

interface WhenReadyProps {
  readonly onReady: () => void;
  readonly children: ReactNode;
}

/** Calls back after the first effects of its children. */
function WhenReady({ onReady, children }: WhenReadyProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start.
  useEffect(onReady, []);
  return children;
}
