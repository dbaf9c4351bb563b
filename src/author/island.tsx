import type { ComponentType } from 'react';
import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { assertNothingHoisted, splitHoisted } from './hoisted.ts';

export interface IslandProps<Props extends object> {
  /** The name of the browser file, without `.island.ts`: `contact-form`. */
  readonly name: string;
  readonly component: ComponentType<Props>;
  /** Plain JSON: they are written into the page and read back in the browser. */
  readonly props: Props;
  /** What its code waits for. Default `seen`, which being touched also is. */
  readonly when?: 'seen' | 'touched';
}

/**
 * A component that holds what a visitor does. Its markup is made here and taken over in the browser
 * by the `.island.ts` beside the component, once it is seen or touched. It sees no React context.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  when = 'seen',
}: IslandProps<Props>) {
  // The same island may stand twice on a page: its ids are made from where it stands.
  const prefix = `${name}${useId()}`;
  const rendered = renderToString(<Component {...props} />, { identifierPrefix: prefix });
  const { head, body } = splitHoisted(rendered);
  assertNothingHoisted(head, name);
  return (
    <div
      data-island={name}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      data-when={when === 'seen' ? undefined : when}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React made it; a static render around it would drop the text separators that hydration needs.
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
