import { type Breadcrumb as Crumb, withBase } from '#authoring';

export interface BreadcrumbProps {
  /** As in the page's `meta`: the trail after Home, the page itself last. */
  readonly trail: readonly Crumb[];
}

/** The way from Home to here. The page itself is named but not linked, and neither is a page that does not exist yet. */
export function Breadcrumb({ trail }: BreadcrumbProps) {
  const before: readonly Crumb[] = [{ name: 'Home', url: '/' }, ...trail.slice(0, -1)];
  return (
    <nav className="crumb" aria-label="Breadcrumb">
      <ol>
        {before.map(({ name, url }) => (
          <li key={url}>
            <a href={withBase(url)}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{trail.at(-1)?.name}</li>
      </ol>
    </nav>
  );
}
