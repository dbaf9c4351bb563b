import { read } from '#authoring';
import { faviconUrl } from '../_assets/icons/favicon-url.ts';
import { palette } from '../_facts/palette.ts';

/**
 * What the head of every page holds beside its own title and description. `apple-touch-icon.png` and
 * `favicon.ico` are sought at the root by whoever wants them, unnamed. `head.client.ts` names the
 * manifest.
 */
export function Head() {
  const { light, dark } = read(palette, 'store info');
  return (
    <>
      <link rel="icon" href={faviconUrl} />
      {/* The first that fits is taken. */}
      <meta name="theme-color" content={dark.sheet} media="(prefers-color-scheme:dark)" />
      <meta name="theme-color" content={light.sheet} />
    </>
  );
}
