import { areaDrive, areaNames } from '../../../pages/_facts/areas/drives.ts';
import { span } from '../../../pages/_facts/format.ts';

/** The minutes by car to the store, as the pages say them: `10`, `5–8`. */
export function driveFrom(origin: string): string {
  const drives = areaNames.map((area) => areaDrive(area));
  const found = drives.find((drive) => drive.origin === origin);
  if (!found) throw new Error(`No area’s drive starts at ${origin}.`);
  return span(found.minutes);
}
