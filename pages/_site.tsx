import { defineSite, read } from '#authoring';
import labelFont from './_assets/fonts/archivo-label.woff2';
import { siteFiles } from './_files/site-files.ts';
import { Frame } from './_layouts/frame.tsx';
import { Head } from './_layouts/head.tsx';
import { structuredData } from './_schema/structured-data.ts';
import { ogImages } from './_share/share-pictures.tsx';
import { siteChecks } from './_site-checks.ts';
import { contactEndpoint } from './_store/contact-form.ts';
import { deadLinks } from './_store/dead-links.ts';
import { facts } from './_store/facts.ts';
import { siteOrigin, storeName } from './_store/placeholders.ts';
import { securityHeaders } from './_store/security-headers.ts';
import { siteLanguage } from './_store/site-language.ts';

export default defineSite({
  origin: read(siteOrigin, 'structured data'),
  name: read(storeName, 'header'),
  language: siteLanguage,
  Frame,
  Head,
  preloadFonts: [labelFont],
  endpoints: [contactEndpoint],
  deadLinks: deadLinks(),
  headers: (inline) => securityHeaders(inline),
  structuredData: (page) => structuredData(page),
  files: siteFiles,
  searchIndex: true,
  ogImages,
  facts,
  checks: siteChecks,
});
