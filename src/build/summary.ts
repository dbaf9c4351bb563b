import type { GeneratedSite } from './generate.ts';

/** What a build or a check has made. */
export interface Summary {
  readonly pages: number;
  readonly redirects: number;
  readonly files: number;
  readonly bytes: number;
  /** Set if the modules could not be stored for the next command. */
  readonly warning?: string | undefined;
}

export function toSummary({ table, count, modules }: GeneratedSite): Summary {
  const { routes, redirects } = table;
  const { files, bytes } = count;
  const { warning } = modules;
  return { pages: routes.size, redirects: redirects.size, files, bytes, warning };
}
