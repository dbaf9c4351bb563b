/** A service that counts page views, where the owner uses one. */
export interface Analytics {
  /** The name of its function on `window`. */
  readonly global: string;
  /** Where its script comes from, for the security policy. */
  readonly origin: `https://${string}`;
}

/** None: nothing is loaded and nothing is sent. */
export const analytics: Analytics | null = null;
