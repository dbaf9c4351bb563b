import { read } from '#authoring';
import favicon from '../_assets/icons/favicon.svg';
import { webManifestPath } from '../_store/file-paths.ts';
import { palette } from '../_store/palette.ts';
import { PageView } from '../_widgets/page-view.tsx';

/**
 * What the head of every page holds beside its own title and description. `apple-touch-icon.png` and
 * `favicon.ico` are sought at the root by whoever wants them, unnamed.
 */
export function Head() {
  const { light, dark } = read(palette, 'store info');
  return (
    <>
      <link rel="icon" href={favicon} type="image/svg+xml" />
      <link rel="manifest" href={webManifestPath} />
      {/* The first that fits is taken. */}
      <meta name="theme-color" content={dark.sheet} media="(prefers-color-scheme:dark)" />
      <meta name="theme-color" content={light.sheet} />
      <PageView />
    </>
  );
}
