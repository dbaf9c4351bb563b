/** What the store does and does not do. Every page, the search, and the structured data follow. */
export const counterRules = {
  amazonQrReturns: false,
  /** After “we print your label”. */
  labelPrinting: 'for a small fee',
} as const satisfies { amazonQrReturns: boolean; labelPrinting: string };

/** The first text if the store accepts Amazon returns by QR code, the second if it does not. */
export function byAmazonQr<Text>(accepted: Text, refused: Text): Text {
  return counterRules.amazonQrReturns ? accepted : refused;
}

/** The same as a sentence. */
export const amazonQrRule = byAmazonQr(
  'We accept Amazon returns by QR code.',
  'We don’t accept Amazon returns by QR code.',
);
