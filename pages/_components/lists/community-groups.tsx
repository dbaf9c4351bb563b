import '../areas/areas.css';
import type { CommunityGroup } from '../../_facts/areas/area-facts.ts';

export interface CommunityGroupsProps {
  readonly groups: readonly CommunityGroup[];
}

/** Communities by category, as an index of places. */
export function CommunityGroups({ groups }: CommunityGroupsProps) {
  return (
    <dl className="groups">
      {groups.map(({ category, communities }) => (
        <div key={category}>
          <dt className="label-field">{category}</dt>
          {communities.map((community) => (
            <dd key={community}>{community}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
