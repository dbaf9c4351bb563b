import { defineSite, read } from '#authoring';
import labelFont from './_assets/fonts/archivo-label.woff2';
import { checks } from './_checks/checks.ts';
import { joinedStyle } from './_components/drawings/joined-style.ts';
import { contactEndpoint } from './_facts/contact-form.ts';
import { facts } from './_facts/facts.ts';
import { siteOrigin, storeName } from './_facts/placeholders.ts';
import { securityHeaders } from './_facts/security-headers.ts';
import { siteLanguage } from './_facts/site-language.ts';
import { generatedFiles } from './_files/generated-files.ts';
import { Head } from './_frame/head.tsx';
import { Layout } from './_frame/layout.tsx';
import { deadLinks } from './_navigation/dead-links.ts';
import { ogImages } from './_og/og-images.tsx';

import { structuredData } from './_structured-data/structured-data.ts';
import { unbroken } from './_unbroken.ts';

export default defineSite({
  origin: read(siteOrigin, 'structured data'),
  name: read(storeName, 'header'),
  language: siteLanguage,
  Layout,
  Head,
  preloadFonts: [labelFont],
  endpoints: contactEndpoint.startsWith('/') ? [contactEndpoint] : [],
  deadLinks: deadLinks(),
  headers: ({ scripts }) => securityHeaders(scripts),
  structuredData: (page) => structuredData(page),
  files: generatedFiles,
  svgStyle: joinedStyle,
  searchIndex: true,
  ogImages,
  facts,
  unbroken,
  checks,
});
