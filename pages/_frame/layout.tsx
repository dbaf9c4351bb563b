import type { ReactNode } from 'react';
import '../_assets/css/site.css';
import { read, useBuildDate } from '#authoring';
import { IconSprite } from '../_components/icons/icon.tsx';
import { hoursRows } from '../_facts/hours-rows.ts';
import { founded, phone } from '../_facts/identity.ts';
import { mapLinks } from '../_facts/maps.ts';
import { storeName } from '../_facts/placeholders.ts';
import { postalAddress } from '../_facts/postal-address.ts';
import { MenuSheet } from '../_islands/menus/menu-sheet.tsx';
import { HolidayNotice } from '../_islands/store-clock/holiday-notice.tsx';
import { StoreClock } from '../_islands/store-clock/store-clock.tsx';
import { footerLinks, footerSections } from '../_navigation/footer.ts';
import { headerLinks, headerMenus, quoteLink } from '../_navigation/header.ts';
import { mobileGroups, mobileLinks } from '../_navigation/mobile.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MobileActionBar } from './mobile-action-bar.tsx';
import { Prefetch } from './prefetch.tsx';
import { SkipLink } from './skip-link.tsx';

/** What surrounds every page. */
export function Layout({ children }: { readonly children: ReactNode }) {
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
      <PaperHead name={name} />
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
      <MobileActionBar {...top} directions={mapLinks('footer').directions} />
      <Prefetch />
    </>
  );
}

/** The head of each printed sheet: the store, where it is, and when it is open. */
function PaperHead({ name }: { readonly name: string }) {
  const { street, cityLine } = postalAddress('header');
  const hours = hoursRows('header').map((row) => `${row.days} ${row.hours}`);
  return (
    <p className="paper-head">
      <b>{name}</b>
      {` ${street}, ${cityLine}`}
      <br />
      {[read(phone, 'header').display, ...hours].join(' · ')}
    </p>
  );
}

function blurb(since: number): string {
  return `Shipping, packing, mailboxes, notary and printing. Locally owned since ${since}.`;
}
