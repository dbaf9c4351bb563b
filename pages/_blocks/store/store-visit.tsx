import type { ReactNode } from 'react';
import { read } from '#authoring';
import streetsNearStore from '../../_assets/drawings/streets-near-store.svg';
import { ShowIllustration } from '../../_components/drawings/show-illustration.tsx';
import { Label } from '../../_components/labels/label.tsx';
import { VisitPanel } from '../../_components/store/visit-panel.tsx';
import { hoursRows } from '../../_facts/hours-rows.ts';
import { phone } from '../../_facts/identity.ts';
import { mapLinks } from '../../_facts/maps.ts';
import { postalAddress } from '../../_facts/postal-address.ts';

export interface StoreVisitProps {
  /** The address of the page that shows it. */
  readonly place: string;
  readonly title?: string;
  /** `h2` if it is right under the page's title. */
  readonly heading?: 'h2';
  /** How to find it, or what to bring. */
  readonly text: ReactNode;
  /** `false` where it only repeats the head of a printed page. */
  readonly onPaper?: boolean;
}

/** The visit-the-store panel, with the facts as read on one page. */
export function StoreVisit({
  place,
  title = 'Visit the store',
  heading,
  text,
  onPaper = true,
}: StoreVisitProps) {
  return (
    <VisitPanel
      title={title}
      {...(heading && { heading })}
      text={text}
      onPaper={onPaper}
      address={postalAddress(place)}
      hours={hoursRows(place)}
      phone={read(phone, place)}
      directions={mapLinks(place).directions}
    />
  );
}

/** The same over the whole width of the page, with a sketch of the streets beside it. */
export function StoreVisitWithStreets(props: StoreVisitProps) {
  return (
    <div className="split split-7-5" data-shared data-print="hide">
      <StoreVisit {...props} />
      <Label>
        <ShowIllustration of={streetsNearStore} />
      </Label>
    </div>
  );
}
