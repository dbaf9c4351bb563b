import { MinutesList } from '../_components/areas/minutes-list.tsx';
import { type AreaName, areaDrive, areaDrives, longestDrive } from '../_facts/areas/drives.ts';

export interface AreaDriveProps {
  readonly area: AreaName;
}

/** The drives of one area. Every page draws them at one scale, so that they compare. */
export function AreaDrive({ area }: AreaDriveProps) {
  return (
    <MinutesList drives={areaDrives(area)} here={areaDrive(area).origin} scale={longestDrive} />
  );
}
