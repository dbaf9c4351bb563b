import './opening-hours.css';
import { hours } from '../_facts.ts';
import { days } from './open-status.ts';

/** The week's hours. The script next to this file keeps the first line up to date. */
export function OpeningHours() {
  return (
    <section aria-labelledby="hours">
      <h2 id="hours">Hours</h2>
      <p className="open-status" data-live-state="shop">
        <span data-live="shop.text">See the hours below</span>
      </p>
      <table>
        <tbody>
          {hours.chosen.map((day, index) => (
            <tr key={days[index]}>
              <th scope="row">{days[index]}</th>
              <td>{day ? `${day.opens} to ${day.closes}` : 'Closed'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
