import type { SvgDrawing } from '#authoring';
import { pickupRows } from '../../_facts/pickup-rows.ts';

/** Shipping: each carrier backs up to the store in its bay. */
export const trucksAtTheDock: SvgDrawing = {
  name: 'trucks-at-the-dock',
  title: `The back of the store from above: ${pickupRows.map(({ name, time }) => `${name} pickup, ${time}`).join('; ')}.`,
  width: pickupRows.length * 98 + 4,
  height: 220,
  shapes: (
    <>
      <path className="box" d={`M2 2h${pickupRows.length * 98}v44H2z`} />
      {pickupRows.map(({ name, time }, bay) => (
        <g key={name} transform={`translate(${bay * 98 + 12})`}>
          <path className="paper" d="M12 46v-22h22v22m4 0v-16h18v16" />
          <path className="thin" d="M6 46v12m66-12v12" />
          <path className="paper" d="M0 58h78v112H0zm8 118h62v22q0 10-10 10H18q-10 0-10-10z" />
          <path className="red" d="M0 58h78v10H0z" />
          <path className="pen thin" d="M14 190h50" />
          <path className="thin" d="M-3 80v20m0 40v20m84-80v20m0 40v20" />
          {[name, 'pickup', time].map((text, line) => (
            <text className="mid" x="39" y={102 + 20 * line} key={text}>
              {text}
            </text>
          ))}
        </g>
      ))}
    </>
  ),
};
