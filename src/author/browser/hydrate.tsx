import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepMarkup } from './keep-markup.ts';
import { restoreFields } from './restore-fields.ts';

/**
 * Makes the markup of an `<Island>` interactive, in the element that carries its props. An earlier
 * click or submit is replayed after the function returns or its promise resolves: to a map, if other
 * elements have taken the place of those that were clicked. After `startAgain`, the function is called
 * once more at the visitor's next touch.
 */
export type StartIsland = (element: HTMLElement, startAgain?: () => void) => unknown;

/**
 * The default export of an `x.island.ts`: `export default island(ContactForm)`.
 * The component renders with the props that were written into the page, so its first render must
 * produce the same markup. Then it gets the events of what was typed and chosen before. If the
 * component or one of its effects throws, the original markup comes back with everything the visitor
 * typed, and if it has worked until then, it starts again at the next touch.
 */
export function island<Props extends object>(Component: ComponentType<Props>): StartIsland {
  return (element, startAgain) =>
    new Promise((done) => {
      const { prefix = '', props = '{}' } = element.dataset;
      const parsed: Props = JSON.parse(props);
      const { findTwins, putBack } = keepMarkup(element);
      let [isReady, hasFailed] = [false, false];
      const onReady = (): void => {
        const twins = findTwins();
        // React renders after an event, but not in the middle of its effects, of which one may throw.
        queueMicrotask(() => {
          if (hasFailed) return;
          isReady = true;
          restoreFields(twins);
          done(twins);
        });
      };
      const onUncaughtError = (error: unknown): void => {
        hasFailed = true;
        reportError(error);
        // React is still in the middle of its work, and empties the element once more.
        queueMicrotask(() => {
          root.unmount();
          const twins = putBack();
          restoreFields(twins);
          done(twins);
          if (isReady) startAgain?.();
        });
      };
      const root = hydrateRoot(
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
