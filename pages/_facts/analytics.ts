/**
 * Where the owner's analytics service loads its scripts from and reports to, for the security policy.
 * The site loads no service by itself: see "Page views" in pages/README.md.
 */
export const analyticsOrigins: readonly `https://${string}`[] = [];
