import { bundleClientScripts } from '../../assets/client-scripts.ts';
import { bundleStyleSheets } from '../../assets/style-sheets.ts';
import type { Report } from '../../core/problems/problem.ts';
import {
  type BundlePagesOptions,
  createPageBundler,
  type NamedBundler,
  type PageBundler,
} from '../../modules/bundle-pages.ts';
import { type Remembering, rememberBundle } from '../../modules/remember-bundle.ts';
import type { BrowserBundlers } from './browser-assets.ts';

/** A bundler of pages that bundles once what is the same; nothing is started where nothing is to be bundled. */
export function rememberedPageBundler(options: BundlePagesOptions & Remembering): NamedBundler {
  const started: PageBundler[] = [];
  const bundle: NamedBundler['bundle'] = async (report) => {
    const bundler = await createPageBundler(options);
    started.push(bundler);
    return bundler.bundle(report);
  };
  const { sources, names, policy, base, notesReads } = options;
  const kind = names ? 'shared' : 'pages';
  const key = { files: sources.files, names, policy, base, notesReads };
  return {
    bundle: (report) =>
      rememberBundle(options, { kind, folder: sources.folder, key }, report, bundle),
    dispose: async () => {
      await Promise.all(started.map((bundler) => bundler.dispose()));
    },
  };
}

/** Bundlers of what a browser reads that bundle once what is the same. */
export function rememberedBrowserBundlers(options: Remembering): BrowserBundlers {
  return {
    bundleStyles: (key, report) => {
      const { folder } = key;
      const bundle = (heard: Report) => bundleStyleSheets(key, heard);
      return rememberBundle(options, { kind: 'styles', folder, key }, report, bundle);
    },
    bundleClient: (key, report) => {
      const { folder } = key.sources;
      const bundle = (heard: Report) => bundleClientScripts(key, heard);
      return rememberBundle(options, { kind: 'client', folder, key }, report, bundle);
    },
  };
}
