import { expect, test } from 'vitest';
import { dollars } from '../../pages/_facts/format.ts';
import { insurance } from '../../pages/_facts/insurance.ts';
import { mailboxFees, mailboxPlans } from '../../pages/_facts/mailbox-prices.ts';
import { notary, notaryPrices } from '../../pages/_facts/notary.ts';

test.each([
  ['Small', '$36 ($12/mo)', '$72 ($12/mo)', '$132 ($11/mo)'],
  ['Medium', '$45 ($15/mo)', '$90 ($15/mo)', '$165 ($13.75/mo)'],
  ['Large', '$60 ($20/mo)', '$120 ($20/mo)', '$220 ($18.33/mo)'],
])('%s mailboxes cost %s, %s and %s', (size, ...prices) => {
  const pricing = mailboxPlans.find((plan) => plan.size === size)?.pricing;
  const words = [pricing?.threeMonth, pricing?.sixMonth, pricing?.oneYear].map(
    (rent) => rent && `${dollars(rent.price)} (${dollars(rent.monthly)}/mo)`,
  );
  expect(words).toEqual(prices);
});

test('only the year is marked as the best value', () => {
  for (const { pricing } of mailboxPlans) {
    expect(pricing.oneYear.savings).toBe('Best Value!');
    expect(pricing.threeMonth).not.toHaveProperty('savings');
    expect(pricing.sixMonth).not.toHaveProperty('savings');
  }
});

test('the fees, the notary, and the insurance have the specified prices', () => {
  const { setup, keyDeposit, replacementKey } = mailboxFees;
  expect([setup, keyDeposit, replacementKey].map(dollars)).toEqual(['$10', '$5', '$5']);
  expect(notaryPrices.map(({ price }) => price.map(dollars).join('–'))).toEqual([
    '$10–$10',
    '$10–$20',
    '$10–$10',
    '$10–$10',
  ]);
  expect(dollars(notary.suretyBondCents)).toBe('$10,000');
  expect(dollars(insurance.declaredValueMaximumCents)).toBe('$100');
  expect(dollars(insurance.appraisalOverCents)).toBe('$5,000');
});
