import '../../_assets/css/draw.css';
import { PartNumber } from './part-number.tsx';

/** The way from a truck through a house to a wall, with the four places where a delivery can end. */
export function HousePlan() {
  return (
    <svg
      className="draw"
      viewBox="0 0 440 262"
      role="img"
      aria-label="Floor plan of a white glove delivery in four numbered steps, from the truck at the curb to a wall in the back room"
    >
      <path className="h" d="M96 6v250" strokeDasharray="10 8" />
      <path className="k" d="M12 108h66v96H12zM20 84h50v24H20z" />
      <path className="s" d="M166 20h262v224H166z" />
      <path
        className="p"
        strokeWidth="5"
        d="M166 180V20h262v224H166v-24M286 20v70M286 130v114M286 160h142"
      />
      <path className="h" d="M166 180c-22 0-36 16-36 40h36M286 90c22 0 36 16 36 40h-36" />
      <path className="p h" d="M196 244v-44M206 244v-44M216 244v-44M226 244v-44" />
      <path className="k" d="M340 24h64v12h-64z" />
      <path
        className="p"
        strokeDasharray="7 7"
        d="M78 200h140c20 0 26-16 26-34v-36c0-14 8-20 22-20h80c18 0 26-12 26-28V48"
      />
      <PartNumber of={1} x={114} y={200} />
      <PartNumber of={2} x={190} y={200} />
      <PartNumber of={3} x={346} y={110} />
      <PartNumber of={4} x={372} y={60} />
    </svg>
  );
}
