import type { ReactNode } from 'react';
import '../_assets/css/site.css';
import { read, useBuildDate } from '#authoring';
import { IconSprite } from '../_components/icon.tsx';
import { Prefetch } from '../_components/prefetch.tsx';
import { SkipLink } from '../_components/skip-link.tsx';
import { footerLinks, footerSections } from '../_store/footer-navigation.ts';
import { hoursRows } from '../_store/hours-rows.ts';
import { founded, phone } from '../_store/identity.ts';
import { mapLinks } from '../_store/maps.ts';
import { mobileGroups, mobileLinks } from '../_store/mobile-navigation.ts';
import { headerLinks, headerMenus, quoteLink } from '../_store/navigation.ts';
import { storeName } from '../_store/placeholders.ts';
import { postalAddress } from '../_store/postal-address.ts';
import { HolidayNotice } from '../_widgets/holiday-notice.tsx';
import { MenuSheet } from '../_widgets/menu-sheet.tsx';
import { StoreClock } from '../_widgets/store-clock.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ThumbBar } from './thumb-bar.tsx';

/** What surrounds every page. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const name = read(storeName, 'header');
  const top = { name, phone: read(phone, 'header'), hours: hoursRows('header'), quote: quoteLink };
  return (
    <>
      <IconSprite />
      <SkipLink />
      <Header
        {...top}
        street={postalAddress('header').street}
        menus={headerMenus}
        links={headerLinks}
      />
      <MenuSheet {...top} groups={mobileGroups} links={mobileLinks} />
      <HolidayNotice />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer
        name={name}
        blurb={blurb(read(founded, 'footer'))}
        address={postalAddress('footer')}
        phone={read(phone, 'footer')}
        hours={hoursRows('footer')}
        sections={footerSections}
        links={footerLinks}
        year={useBuildDate().slice(0, 4)}
      />
      <StoreClock />
      <ThumbBar {...top} directions={mapLinks('footer').directions} />
      <Prefetch />
    </>
  );
}

function blurb(since: number): string {
  return `Shipping, packing, mailboxes, notary and printing. Locally owned since ${since}.`;
}
