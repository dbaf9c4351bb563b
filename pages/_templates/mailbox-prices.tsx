import type { ReactNode } from 'react';
import { FactsStrip } from '../_components/labels/facts-strip.tsx';
import { Split, Stack } from '../_components/sections/split.tsx';
import { PriceTables } from '../_components/tables/price-tables.tsx';
import { fees } from '../_content/mailbox-services.ts';
import type { MailboxPlan } from '../_facts/mailbox-prices.ts';

export interface MailboxPricesProps {
  readonly sizes: readonly MailboxPlan['size'][];
  /** The drawing beside the prices. */
  readonly children: ReactNode;
}

/** What a page about some sizes opens with: their prices, and every fee. */
export function MailboxPrices({ sizes, children }: MailboxPricesProps) {
  return (
    <Split columns="6-6">
      <PriceTables sizes={sizes} />
      <Stack>
        {children}
        <div data-shared>
          <FactsStrip facts={fees} />
        </div>
      </Stack>
    </Split>
  );
}
