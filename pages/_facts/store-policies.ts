/** What the store does and does not do, as every page states it. */
export const counterRules = {
  amazonQrReturns: false,
  upsNeedsPrintedLabel: true,
  labelPrinting: 'for a small fee',
  hazmat: 'limited',
  businessVolumeDiscounts: true,
  suppliesMinimumPurchase: false,
  suppliesSold: ['retail', 'wholesale'],
  orderedOnline: false,
  /** If the store packs an item and it breaks, the store handles the insurance claim. */
  packingGuarantee: true,
} as const;
