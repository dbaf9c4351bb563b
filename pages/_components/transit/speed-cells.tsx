import './night-line.css';
import { BigTime } from '../labels/big-time.tsx';
import { Label, LabelRow } from '../labels/label.tsx';

export interface SpeedCellsProps {
  readonly speeds: readonly {
    readonly name: string;
    readonly description: string;
    readonly arrives: { readonly word: string; readonly time: string };
    readonly features: readonly string[];
  }[];
}

/** Services by the hour at which they arrive. */
export function SpeedCells({ speeds }: SpeedCellsProps) {
  return (
    <Label>
      <LabelRow columns={3} className="speed-cells">
        {speeds.map(({ name, description, arrives, features }) => (
          <div className="cell" key={name}>
            <h3>{name}</h3>
            <span className="label-field">{arrives.word}</span>
            <BigTime time={arrives.time} />
            <p>{description}</p>
            <ul>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
        ))}
      </LabelRow>
    </Label>
  );
}
