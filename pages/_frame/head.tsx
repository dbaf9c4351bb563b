import { read, withBase } from '#authoring';
import { faviconUrl } from '../_components/icons/favicon.ts';
import { analytics } from '../_facts/analytics.ts';
import { palette } from '../_facts/palette.ts';
import { pageViewsPath } from '../_navigation/file-paths.ts';

/**
 * What the head of every page has besides its own title and description. Browsers look for
 * `apple-touch-icon.png` and `favicon.ico` at the root, so they need no link. `head.client.ts` adds
 * the link to the manifest.
 */
export function Head() {
  const { light, dark } = read(palette, 'store info');
  return (
    <>
      <link rel="icon" href={faviconUrl} />
      {/* The first that fits is taken. */}
      <meta name="theme-color" content={dark.sheet} media="(prefers-color-scheme:dark)" />
      <meta name="theme-color" content={light.sheet} />
      {analytics && <script async src={withBase(pageViewsPath)} />}
    </>
  );
}
