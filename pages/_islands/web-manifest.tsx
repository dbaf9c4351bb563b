import { withBase } from '#authoring';
import { webManifestPath } from '../_navigation/file-paths.ts';

/** A browser asks for the manifest as soon as it reads of it, which `web-manifest.client.ts` puts off. */
export function WebManifest() {
  return (
    <noscript>
      <link rel="manifest" href={withBase(webManifestPath)} />
    </noscript>
  );
}
