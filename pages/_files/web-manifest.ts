import { type OutputFile, read, withBase } from '#authoring';
import { palette } from '../_facts/palette.ts';
import { storeName } from '../_facts/placeholders.ts';
import { siteLanguage } from '../_facts/site-language.ts';

const place = 'header';

/** The name and the icons of the site on the home screen of a phone: https://www.w3.org/TR/appmanifest/. */
export function webManifest(): OutputFile {
  const { ground, sheet } = read(palette, place).light;
  const name = read(storeName, place);
  const manifest = {
    id: withBase('/'),
    name,
    // Below an icon there is room for a dozen letters.
    short_name: name.split(' ').slice(-3).join(' '),
    lang: siteLanguage,
    dir: 'ltr',
    start_url: withBase('/'),
    scope: withBase('/'),
    display: 'browser',
    background_color: ground,
    theme_color: sheet,
    icons: [
      { src: withBase('/icon-192.png'), sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: withBase('/icon-512.png'), sizes: '512x512', type: 'image/png', purpose: 'any' },
      {
        src: withBase('/icon-maskable-512.png'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
  // Every host knows the type of a `.json` file. `head.client.ts` links to it.
  return { path: 'manifest.json', contents: `${JSON.stringify(manifest, null, 2)}\n` };
}
