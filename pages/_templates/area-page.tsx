import { LeaveFrom } from '../_blocks/leave-from.tsx';
import { areaDrive } from '../_facts/areas/drives.ts';
import { AreaFrame, type AreaFrameProps } from './area-frame.tsx';
import { Section } from './section.tsx';

/** A page of one service area, with the board of when to set out for each carrier's pickup. */
export function AreaPage({ children, ...frame }: AreaFrameProps) {
  return (
    <AreaFrame {...frame}>
      <Section tight>
        <LeaveFrom drive={areaDrive(frame.area)} />
      </Section>
      {children}
    </AreaFrame>
  );
}
