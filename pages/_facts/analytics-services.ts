interface AnalyticsAddresses {
  readonly script: `https://${string}`;
  /** Where the script may report to, for the security policy. */
  readonly reports: readonly `https://${string}`[];
}

/** As the services document them. */
export const analyticsServices = {
  google: {
    script: 'https://www.googletagmanager.com/gtag/js',
    reports: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
  },
  plausible: {
    script: 'https://plausible.io/js/script.manual.js',
    reports: ['https://plausible.io'],
  },
  umami: {
    script: 'https://cloud.umami.is/script.js',
    reports: ['https://cloud.umami.is', 'https://api-gateway.umami.dev'],
  },
} as const satisfies Readonly<Record<string, AnalyticsAddresses>>;
