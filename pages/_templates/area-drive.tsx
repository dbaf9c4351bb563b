import { MinutesList } from '../_components/minutes-list.tsx';
import { type AreaName, areaDrive, areaDrives, longestDrive } from '../_facts/areas/drives.ts';

export interface AreaDriveProps {
  readonly area: AreaName;
  /** Over the list, where no heading of the section says it. */
  readonly title?: string;
}

/** The drives of one area. Every page draws them at one scale, so that they compare. */
export function AreaDrive({ area, title }: AreaDriveProps) {
  return (
    <div>
      {title && <h3>{title}</h3>}
      <MinutesList drives={areaDrives(area)} here={areaDrive(area).origin} scale={longestDrive} />
    </div>
  );
}
