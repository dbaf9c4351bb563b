import { type AnchorHTMLAttributes, createContext, type ReactNode, useContext } from 'react';
import type { Href } from './model/address.ts';

/** What a component may ask of the site's addresses while it renders. */
export interface Routes {
  /** Whether a page or an alias has this address; a fragment or query is not looked at. */
  has(href: string): boolean;
}

const everyRoute: Routes = { has: () => true };

/** Provided by the generator around everything it renders. */
export const RoutesContext = createContext<Routes>(everyRoute);

/** The addresses of the site being built: an entry of a menu is left out until its page exists. */
export function useRoutes(): Routes {
  return useContext(RoutesContext);
}

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly href: Href;
  readonly children: ReactNode;
}

/** A link whose target the compiler and the build check. */
export function Link({ href, children, ...rest }: LinkProps) {
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
