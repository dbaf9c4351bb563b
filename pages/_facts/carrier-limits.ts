import type { Fact } from '#authoring';
import type { CarrierId } from './carrier-names.ts';
import { parcelLimitPounds } from './freight.ts';
import { oneReading } from './one-reading.ts';

export interface PackageLimits {
  readonly pounds: number;
  /** The longest side plus the distance around, in inches. */
  readonly inches: number;
}

/** The largest package that each carrier accepts in the US. Null where no source of ours gives it. */
export const packageLimits = {
  fedex: { pounds: parcelLimitPounds, inches: 165 },
  ups: { pounds: parcelLimitPounds, inches: 165 },
  usps: { pounds: 70, inches: 108 },
  dhl: null,
} as const satisfies Readonly<Record<CarrierId, PackageLimits | null>>;

/** Ground Advantage takes longer packages than other USPS services, in the same inches. */
export const groundAdvantageInches = 130;

export const packageLimitFigures: Fact<string> = oneReading({
  name: 'Package limits',
  value: `FedEx and UPS: ${packageLimits.fedex.pounds} lbs, ${packageLimits.fedex.inches} inches; USPS: ${packageLimits.usps.pounds} lbs, ${packageLimits.usps.inches} inches (Ground Advantage ${groundAdvantageInches})`,
  status: 'assumed',
  remark:
    'The carriers’ published limits for the US, length plus the distance around. Confirm them, and give the DHL limits, which pages answer with “Ask us”.',
  show: (value) => value,
});
