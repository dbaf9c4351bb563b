import type { ComponentType } from 'react';
import { createContext, useContext, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { assertNothingHoisted, splitHoisted } from '../hoisted.ts';
import { SiteContext } from '../site-context.tsx';
import { assertJson, islandError } from './json-props.ts';

/** The props of `<Island>`. */
export interface IslandProps<Props extends object> {
  /** The name of the browser file, without `.island.ts`: `contact-form`. */
  readonly name: string;
  /** The component that the island file hydrates. It renders here, too. */
  readonly component: ComponentType<Props>;
  /** JSON values: they are written into the page and parsed in the browser. */
  readonly props: Props;
  /** When the browser loads the code. Default `seen`, which includes `touched`. */
  readonly when?: 'seen' | 'touched';
}

/** The name of the island that is being rendered. */
const OuterIsland = createContext<string | undefined>(undefined);

/**
 * A component with state that a visitor creates. It renders here, and the `.island.ts` next to the
 * component hydrates it once it is seen or touched. React context does not reach it. A prop that JSON
 * cannot carry, a name without an island file, and an island in another island are build problems.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  when = 'seen',
}: IslandProps<Props>) {
  const { urlOfIsland } = useContext(SiteContext);
  const outer = useContext(OuterIsland);
  if (outer !== undefined)
    throw islandError(
      name,
      `The island "${name}" is inside the island "${outer}", and an island cannot contain another.`,
      'Render the component itself instead of <Island>.',
    );
  // An island may be on a page twice: `useId` gives each one different ids.
  assertJson(props, name);
  const prefix = `${name}${useId()}`;
  const rendered = renderToString(
    <OuterIsland.Provider value={name}>
      <Component {...props} />
    </OuterIsland.Provider>,
    { identifierPrefix: prefix },
  );
  const { head, body } = splitHoisted(rendered);
  assertNothingHoisted(head, name);
  return (
    <div
      data-island={name}
      data-src={urlOfIsland(name)}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      data-when={when === 'seen' ? undefined : when}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React; the static render around it would drop the text separators that hydration needs.
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
