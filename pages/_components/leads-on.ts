import { useRoutes } from '#authoring';
import { deadLinks } from '../_store/dead-links.ts';

/** Whether a card may be a link: its page exists, or its path stands as written on purpose. */
export function useLeadsOn(): (href: string) => boolean {
  const { has } = useRoutes();
  return (href) => has(href) || deadLinks().some((path) => path === href);
}
