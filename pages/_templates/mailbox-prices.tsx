import type { ReactNode } from 'react';
import { Split } from '../_components/sections/split.tsx';
import { PriceTables } from '../_components/tables/price-tables.tsx';
import type { MailboxPlan } from '../_facts/mailbox-prices.ts';

export interface MailboxPricesProps {
  readonly size: MailboxPlan['size'];
  /** The drawing beside the prices. */
  readonly children: ReactNode;
}

/** What a page about one size opens with: its prices. */
export function MailboxPrices({ size, children }: MailboxPricesProps) {
  return (
    <Split columns="6-6">
      <PriceTables sizes={[size]} />
      {children}
    </Split>
  );
}
