import { Fragment } from 'react';
import { withBase } from '#authoring';
import { Logo } from '../_components/icons/logo.tsx';
import { HoursList } from '../_components/times/hours-list.tsx';
import type { HoursRow } from '../_facts/hours-rows.ts';
import type { MenuItem, MenuSection } from '../_navigation/header.ts';

export interface FooterProps {
  readonly name: string;
  readonly blurb: string;
  readonly address: { readonly street: string; readonly cityLine: string };
  readonly phone: { readonly display: string; readonly tel: string };
  readonly hours: readonly HoursRow[];
  readonly sections: readonly MenuSection[];
  /** In the last row. */
  readonly links: readonly MenuItem[];
  readonly year: string;
}

/** What the store does, its main pages, its address and its hours. */
export function Footer({ name, blurb, sections, links, year, ...store }: FooterProps) {
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer-columns">
          <div>
            <Logo name={name} />
            <p>{blurb}</p>
          </div>
          {sections.map((section) => (
            <Links key={section.title} {...section} />
          ))}
          <Store {...store} />
        </div>
        <div className="footer-base">
          <p>
            © <span data-live="open.year">{year}</span> {name}.
            <br />
            {links.map(LastLink)}
          </p>
        </div>
      </div>
    </footer>
  );
}

function LastLink({ title, href }: MenuItem) {
  return (
    <Fragment key={href}>
      {' '}
      <a href={withBase(href)}>{title}</a>
    </Fragment>
  );
}

function Links({ title, items }: MenuSection) {
  return (
    <nav aria-label={title}>
      <p className="label-field">{title}</p>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <a href={withBase(item.href)}>{item.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Store({ address, phone, hours }: Pick<FooterProps, 'address' | 'phone' | 'hours'>) {
  return (
    <div>
      <p className="label-field">Store</p>
      <address>
        {address.street}
        <br />
        {address.cityLine}
        <br />
        <a href={`tel:${phone.tel}`}>{phone.display}</a>
      </address>
      <HoursList hours={hours} />
    </div>
  );
}
