import './carrier-comparison.css';
import { Link } from '#authoring';
import { TwoQuestions } from '../../_components/guides/two-questions.tsx';
import { TableRegion } from '../../_components/tables/table-region.tsx';
import {
  type ComparedFact,
  comparedCarriers,
  comparedFacts,
  destinations,
  ruledOut,
  weights,
} from '../../_content/carrier-comparison.tsx';

/** All four carriers in one table. Two answers leave out what doesn’t fit; on paper it is whole. */
export function CarrierComparison() {
  return (
    <TwoQuestions
      shared
      name="carrier"
      questions={[
        { title: 'Where is it going?', answers: destinations },
        { title: 'What does it weigh?', answers: weights },
      ]}
    >
      <div data-hidden-by="b3 a2+b2">
        <TableRegion caption="FedEx, UPS, USPS and DHL compared" kind="carrier-comparison">
          <thead>
            <tr>
              <th scope="col">Carrier</th>
              {comparedCarriers.map(({ carrier, name, href }) => (
                <th scope="col" key={carrier} data-hidden-by={ruledOut[carrier]}>
                  <Link href={href}>{name}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparedFacts.map((fact) => (
              <FactRow key={fact.name} {...fact} />
            ))}
          </tbody>
        </TableRegion>
      </div>
    </TwoQuestions>
  );
}

function FactRow({ name, values, notFor }: ComparedFact) {
  return (
    <tr data-hidden-by={notFor}>
      <th scope="row">{name}</th>
      {comparedCarriers.map(({ carrier, name: carrierName }) => (
        <td key={carrier} data-hidden-by={ruledOut[carrier]}>
          <span className="label-field">{carrierName}</span>
          {values[carrier]}
        </td>
      ))}
    </tr>
  );
}
