import { DriveTable } from '../_components/drive-table.tsx';
import { type AreaName, areaDrives, longestDrive } from '../_facts/areas/drives.ts';

export interface AreaDriveProps {
  readonly area: AreaName;
  readonly caption?: string;
}

/** The drives of one area, as roads. Every page draws them at one scale, so that they compare. */
export function AreaDrive({ area, caption = 'Drive times to the store' }: AreaDriveProps) {
  return <DriveTable caption={caption} drives={areaDrives(area)} scale={longestDrive} />;
}
