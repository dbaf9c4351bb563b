import type { Audience } from '../../_content/audiences.ts';
import { Label, LabelRow } from '../labels/label.tsx';
import { TextLink } from '../links/text-link.tsx';

export interface AudienceCellsProps {
  readonly audiences: readonly Audience[];
}

/** Kinds of customers, what they come for, and the page to read next. */
export function AudienceCells({ audiences }: AudienceCellsProps) {
  return (
    <Label>
      <LabelRow columns={3}>
        {audiences.map(({ category, comesFor, service: [service, href] }) => (
          <div className="cell" key={category}>
            <h3 className="h4">{category}</h3>
            <p>{comesFor}</p>
            <TextLink href={href} icon="arrow-right">
              {service}
            </TextLink>
          </div>
        ))}
      </LabelRow>
    </Label>
  );
}
