interface TrackingPage {
  readonly url: `https://${string}`;
  /** In which it takes the number. */
  readonly parameter: string;
}

/** The page on which each carrier shows where a package is. */
export const trackingPages = {
  fedex: { url: 'https://www.fedex.com/fedextrack/', parameter: 'trknbr' },
  ups: { url: 'https://www.ups.com/track', parameter: 'tracknum' },
  usps: { url: 'https://tools.usps.com/go/TrackConfirmAction', parameter: 'tLabels' },
  dhl: { url: 'https://www.dhl.com/us-en/home/tracking.html', parameter: 'tracking-id' },
} as const satisfies Readonly<Record<string, TrackingPage>>;
