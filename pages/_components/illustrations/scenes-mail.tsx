import type { WideDrawing } from './scene.tsx';
import { Parcel } from './shapes.tsx';

/** From the wall of mailboxes to where the visitor is: the letter is halfway. */
export const forwardingScene: WideDrawing = {
  title: 'A letter on its way from a wall of mailboxes to a house by the sea.',
  shapes: (
    <>
      <path d="M-900 228h3000" />
      <path
        className="box"
        d="M60 36h320v192H60zM60 84h320M60 132h320M60 180h320M140 36v192M220 36v192M300 36v192"
      />
      <path
        className="pen thin"
        d="M72 50h24M152 50h24M232 50h24M312 50h24M72 98h24M152 98h24M232 98h24M72 146h24M152 146h24M232 146h24M312 146h24"
      />
      <path className="glass" d="M300 84h80v48h-80z" />
      <path className="shade" d="m380 84 30 14v50l-30-16z" />
      <path className="thick" strokeDasharray="2 14" d="M416 122c60-70 150-90 200-40" />
      <path className="thick" strokeDasharray="2 14" d="M656 132c20 36 52 40 76 14" />
      <path className="paper" d="m510 70 146-14 10 92-146 16z" />
      <path className="pen" d="m510 70 82 52 64-66M520 164l56-52M666 148l-62-44" />
      <path className="red" d="m634 66 16-2 2 20-16 2z" />
      <path
        className="glass"
        d="M900 196c30-12 50 12 80 0s50 12 80 0 50 12 80 0 50 12 80 0 50 12 80 0v32H900z"
      />
      <path className="box" d="m752 120 64-46 64 46v108H752z" />
      <path className="shade" d="m738 126 78-58 78 58-8 10-70-52-70 52z" />
      <path className="paper" d="M800 166h34v62h-34z" />
      <circle className="red" cx="1060" cy="70" r="30" />
    </>
  ),
};

/** Behind the counter: one of the packages on the shelf is yours. */
export const receivingScene: WideDrawing = {
  title: 'Packages on a shelf behind the counter. One has a red tag with a PMB number.',
  shapes: (
    <>
      <path d="M-900 228h3000" />
      <path d="M-188 30v198M92 30v198M372 30v198M828 30v198M1108 30v198M1388 30v198" />
      <path className="shade" d="M-900 112h3000v10H-900z" />
      <Parcel x={-160} y={62} width={70} height={50} depth={22} taped={false} />
      <Parcel x={-36} y={44} width={74} height={68} depth={26} />
      <Parcel x={130} y={58} width={88} height={54} depth={26} taped={false} />
      <Parcel x={276} y={48} width={62} height={64} depth={22} />
      <Parcel x={402} y={66} width={74} height={46} depth={22} taped={false} />
      <Parcel x={530} y={30} width={132} height={82} depth={36} labeled={false} />
      <path className="red" d="M560 74h62l14 14-14 14h-62z" />
      <circle className="paper thin" cx="622" cy="88" r="4" />
      <path className="paper thin" d="M568 84h40M568 92h28" />
      <Parcel x={726} y={62} width={64} height={50} depth={20} />
      <path className="paper" d="M852 74h76v38h-76z" />
      <path className="pen" d="m852 74 38 24 38-24" />
      <Parcel x={976} y={52} width={92} height={60} depth={24} taped={false} />
      <Parcel x={1140} y={40} width={86} height={72} depth={30} labeled={false} />
      <path className="paper" d="M1284 72h80v40h-80z" />
      <path className="pen" d="m1284 72 40 26 40-26" />
      <path className="shade" d="M-900 176h3000v52H-900z" />
      <path className="box" d="M-900 164h3000v14H-900z" />
      <path className="paper" d="M446 140h92v24h-92z" />
      <path className="pen thin" d="M458 148h50M458 156h34" />
    </>
  ),
};
