import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepMarkup } from './keep-markup.ts';

/**
 * Makes the markup of an `<Island>` interactive, in the element that carries its props. An earlier
 * click or submit is replayed after the function returns or its promise resolves.
 */
export type StartIsland = (element: HTMLElement) => unknown;

/**
 * The default export of an `x.island.ts`: `export default island(ContactForm)`.
 * The component renders with the props that were written into the page, so its first render must
 * produce the same markup. If the component or one of its effects throws, the original markup comes
 * back with everything the visitor typed.
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

/** Calls `onReady` after the first effects of its children. */
function WhenReady({ onReady, children }: WhenReadyProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, after mounting.
  useEffect(onReady, []);
  return children;
}
