import '../areas/areas.css';
import type { SeasonalEntry } from '../../_facts/areas/area-facts.ts';
import { seasonIcon } from '../drawings/season-icon.tsx';
import { ShowIllustration } from '../drawings/show-illustration.tsx';
import { columnsFor, Label, LabelRow } from '../labels/label.tsx';

export interface SeasonCellsProps {
  /** Two to four. */
  readonly seasons: readonly SeasonalEntry[];
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** What is needed when, each season with its months marked on a strip of twelve. */
export function SeasonCells({ seasons }: SeasonCellsProps) {
  return (
    <Label>
      <LabelRow columns={columnsFor(seasons)}>
        {seasons.map(({ season, icon, months: [first, last], services }) => (
          <div className="cell season" key={season}>
            <YearStrip first={first} last={last} />
            <span className="label-field">
              {[...new Set([first, last])].map((month) => months[month - 1]).join('–')}
            </span>
            <h3 className="h4">
              <ShowIllustration of={seasonIcon(icon)} title="" /> {season}
            </h3>
            <ul>
              {services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
          </div>
        ))}
      </LabelRow>
    </Label>
  );
}

function YearStrip({ first, last }: { readonly first: number; readonly last: number }) {
  const runs: readonly (readonly [number, number])[] =
    first > last
      ? [
          [first, 12],
          [1, last],
        ]
      : [[first, last]];
  return (
    <svg className="season-year" aria-hidden="true">
      {runs.map(([from, to]) => (
        <rect key={from} width={share(to - from + 1)} height="100%" x={share(from - 1)} />
      ))}
    </svg>
  );
}

/** Some months as a share of a year. */
function share(count: number): string {
  return `${Math.round((100 * count) / 12)}%`;
}
