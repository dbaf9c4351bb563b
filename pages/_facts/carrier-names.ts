/** In the order that the site always names them. The browser loads these, and no more of the carriers. */
export const carrierNames = { fedex: 'FedEx', ups: 'UPS', usps: 'USPS', dhl: 'DHL' } as const;

export type CarrierId = keyof typeof carrierNames;
