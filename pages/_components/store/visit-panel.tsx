import './visit-panel.css';
import type { ReactNode } from 'react';
import type { HoursRow } from '../../_facts/hours-rows.ts';
import { Label, LabelRow } from '../labels/label.tsx';
import { Actions } from '../links/actions.tsx';
import { ButtonLink } from '../links/button.tsx';
import { CallLink, type CallLinkProps } from '../links/call-link.tsx';
import { HoursList } from '../times/hours-list.tsx';

export interface VisitPanelProps {
  readonly title: string;
  /** `h2` if it is right under the page's title. */
  readonly heading?: 'h2' | 'h3';
  /** How to find it, or what to bring. */
  readonly text: ReactNode;
  /** `false` where it only repeats the head of a printed page. */
  readonly onPaper?: boolean;
  readonly address: { readonly street: string; readonly cityLine: string };
  readonly hours: readonly HoursRow[];
  readonly phone: CallLinkProps['phone'];
  /** A page of a maps service. */
  readonly directions: string;
}

/** Where the store is, when it is open, and the way there. */
export function VisitPanel(props: VisitPanelProps) {
  const {
    title,
    heading: Heading = 'h3',
    text,
    onPaper = true,
    address,
    hours,
    phone,
    directions,
  } = props;
  return (
    <Label shared onPaper={onPaper}>
      <div className="cell">
        <Heading className={Heading === 'h2' ? 'h4' : undefined}>{title}</Heading>
        <p>{text}</p>
        <Actions>
          <ButtonLink href={directions} icon="map-pin">
            Get Directions
          </ButtonLink>
          <CallLink phone={phone} />
        </Actions>
      </div>
      <LabelRow columns={2} className="visit-row">
        <div className="cell">
          <span className="label-field">Store</span>
          <address>
            {address.street}
            <br />
            {address.cityLine}
          </address>
        </div>
        <div className="cell">
          <span className="label-field">Hours</span>
          <HoursList hours={hours} />
        </div>
      </LabelRow>
    </Label>
  );
}
