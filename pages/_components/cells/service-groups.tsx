import type { ServiceGroup } from '../../_content/business-service-list.ts';
import { ShowIllustration } from '../drawings/show-illustration.tsx';
import { CardTitle } from '../labels/card-title.tsx';
import { Label, LabelRow } from '../labels/label.tsx';

/** Groups of services in the cells of a label, each under its drawing. */
export function ServiceGroups({ groups }: { readonly groups: readonly ServiceGroup[] }) {
  return (
    <Label>
      <LabelRow columns={4}>
        {groups.map(({ title, picture, description, items }) => (
          <div className="cell" key={title}>
            <ShowIllustration of={picture} title="" />
            <h3>{title}</h3>
            <p>{description}</p>
            <ul>
              {items.map(({ name, href }) => (
                <li key={name}>{href ? <CardTitle href={href}>{name}</CardTitle> : name}</li>
              ))}
            </ul>
          </div>
        ))}
      </LabelRow>
    </Label>
  );
}
