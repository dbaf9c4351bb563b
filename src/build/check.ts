import { type BuildOptions, type BuildSummary, runBuild } from './run.ts';

/** What `site check` looks for beyond the rules, when asked to. */
interface MoreChecks {
  /** Find placeholders that must not be published. */
  readonly launch?: boolean | undefined;
  /** Request the links to other hosts. */
  readonly links?: boolean | undefined;
}

/** Generates a site without writing it, applies every rule, and throws a SiteError with all problems. */
export async function checkSite(
  options: BuildOptions,
  { launch, links }: MoreChecks = {},
): Promise<BuildSummary> {
  const scope = { isThorough: true, launch, links };
  const { summary } = await runBuild({ ...options, scope }, () => {});
  return summary;
}
