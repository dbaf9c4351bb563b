import type { ServiceGroup } from '../_content/business-service-list.ts';
import { CardTitle } from './card-title.tsx';
import { FaxLine, ScanBeam } from './drawings/paper-scenes.tsx';
import { Seal } from './drawings/seal.tsx';
import { Sheets } from './drawings/sheets.tsx';
import { Label, LabelRow } from './label.tsx';

const pictures = { seal: Seal, sheets: Sheets, scan: ScanBeam, fax: FaxLine } as const;

/** Groups of services in the cells of a label, each under its drawing. */
export function ServiceGroups({ groups }: { readonly groups: readonly ServiceGroup[] }) {
  return (
    <Label>
      <LabelRow columns={4}>
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </LabelRow>
    </Label>
  );
}

function Group({ title, icon, description, items }: ServiceGroup) {
  const Picture = pictures[icon];
  return (
    <div className="lc">
      <Picture />
      <h3>{title}</h3>
      <p>{description}</p>
      <ul>
        {items.map(({ name, href }) => (
          <li key={name}>{href ? <CardTitle href={href}>{name}</CardTitle> : name}</li>
        ))}
      </ul>
    </div>
  );
}
