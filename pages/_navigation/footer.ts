import { linkedAreas } from '../_facts/areas/areas.ts';
import type { MenuItem, MenuSection } from './header.ts';

export const footerSections: readonly MenuSection[] = [
  {
    title: 'Services',
    items: [
      { title: 'Shipping', href: '/shipping-services' },
      { title: 'Packing', href: '/packing-services' },
      { title: 'Mailboxes', href: '/mailbox-services' },
      { title: 'Business services', href: '/business-services' },
      { title: 'Packaging supplies', href: '/packaging-supplies' },
      { title: 'All services', href: '/services' },
    ],
  },
  {
    title: 'Areas',
    items: [
      ...linkedAreas.map(({ name, href }) => ({ title: name, href })),
      { title: 'All areas', href: '/service-areas' },
    ],
  },
];

/** In the last row. */
export const footerLinks: readonly MenuItem[] = [
  { title: 'Locations', href: '/locations' },
  { title: 'Resources', href: '/resources' },
  { title: 'Contact', href: '/contact' },
];
