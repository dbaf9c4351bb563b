import type { SvgFile } from '#authoring';
import canvas from '../_assets/drawings/canvas.svg';
import dishes from '../_assets/drawings/dishes.svg';
import framed from '../_assets/drawings/framed.svg';
import glasses from '../_assets/drawings/glasses.svg';
import guitar from '../_assets/drawings/guitar.svg';
import lamp from '../_assets/drawings/lamp.svg';
import packedCanvas from '../_assets/drawings/packed-canvas.svg';
import packedDishes from '../_assets/drawings/packed-dishes.svg';
import packedFramed from '../_assets/drawings/packed-framed.svg';
import packedGlasses from '../_assets/drawings/packed-glasses.svg';
import packedGuitar from '../_assets/drawings/packed-guitar.svg';
import packedLamp from '../_assets/drawings/packed-lamp.svg';
import packedPrint from '../_assets/drawings/packed-print.svg';
import packedScreen from '../_assets/drawings/packed-screen.svg';
import print from '../_assets/drawings/print.svg';
import screen from '../_assets/drawings/screen.svg';

export interface PackingItem {
  readonly name: string;
  readonly picture: SvgFile;
  /** Its layers carry the numbers of `layers`. */
  readonly packed: SvgFile;
  readonly title: string;
  /** From the outside in. */
  readonly layers: readonly string[];
  readonly steps: readonly string[];
  /** As our pages on supplies name it. */
  readonly buy: readonly string[];
  /** Ends the sentence “Bring it in if”. */
  readonly bringInIf: string;
}

const dishSet: PackingItem = {
  name: 'Dishes',
  picture: dishes,
  packed: packedDishes,
  title: 'How to pack dishes',
  layers: ['Double-wall box', 'Crumpled paper', 'Dish box', 'Paper around each plate'],
  steps: [
    'Wrap each plate in kraft paper.',
    'Stand the plates on edge, with foam between them.',
    'Put the dish box into the larger box, with 2 inches of paper on every side.',
  ],
  buy: ['Dish boxes', 'Double-wall boxes', 'Kraft paper', 'Foam sheets'],
  bringInIf: 'you can’t replace the set.',
};

const stemware: PackingItem = {
  name: 'Glasses',
  picture: glasses,
  packed: packedGlasses,
  title: 'How to pack glasses',
  layers: ['Double-wall box', 'Crumpled paper', 'Box with dividers', 'Bubble wrap'],
  steps: [
    'Fill each empty glass with soft paper.',
    'Wrap the bowl and the stem in two layers of bubble wrap.',
    'Give each glass its own cell, then put that box into the larger one.',
  ],
  buy: ['Dish boxes', 'Double-wall boxes', 'Small bubble wrap', 'Kraft paper'],
  bringInIf: 'the stems are thin, or the glass is old.',
};

const tableLamp: PackingItem = {
  name: 'Lamp',
  picture: lamp,
  packed: packedLamp,
  title: 'How to pack a lamp',
  layers: ['Outer box', 'Crumpled paper', 'Inner box', 'Bubble wrap'],
  steps: [
    'Take off the shade and the bulb. Give the shade its own box, filled with paper.',
    'Tie up the cord, and wrap the base in bubble wrap.',
    'Put it in a box, then put that box into a larger one, with paper on every side.',
  ],
  buy: ['Double-wall boxes', 'Small bubble wrap', 'Kraft paper'],
  bringInIf: 'the base is glass or china.',
};

const television: PackingItem = {
  name: 'TV',
  picture: screen,
  packed: packedScreen,
  title: 'How to pack a TV or a monitor',
  layers: ['Double-wall box', 'Foam blocks', 'Foam sheet'],
  steps: [
    'Cover the screen with a foam sheet. Put no tape on it.',
    'Take off the stand, and wrap it separately.',
    'Keep the screen upright, with foam on all six sides.',
  ],
  buy: ['Double-wall boxes', 'Foam sheets', 'Foam blocks', 'Packing tape'],
  bringInIf: 'you don’t have the box that it came in.',
};

const acousticGuitar: PackingItem = {
  name: 'Guitar',
  picture: guitar,
  packed: packedGuitar,
  title: 'How to pack a guitar',
  layers: ['Long box', 'Crumpled paper', 'Hard case'],
  steps: [
    'Loosen the strings.',
    'Put paper under the neck and the headstock, inside the case.',
    'Fill the box around the case until nothing moves.',
  ],
  buy: ['Long and flat boxes', 'Kraft paper', 'Packing tape'],
  bringInIf: 'it has no hard case.',
};

const framedPicture: PackingItem = {
  name: 'Picture',
  picture: framed,
  packed: packedFramed,
  title: 'How to pack a framed picture',
  layers: ['Mirror box', 'Foam board', 'Bubble wrap', 'Glassine and corners'],
  steps: [
    'Tape the glass in a grid. Keep the tape off the frame.',
    'Put glassine on the face and a protector on each corner.',
    'Wrap it, add foam board on both sides, and slide it into the mirror box.',
  ],
  buy: ['Glassine', 'Corner protectors', 'Foam board', 'Mirror boxes'],
  bringInIf: 'the glass is large, or the picture goes overseas.',
};

const paintedCanvas: PackingItem = {
  name: 'Canvas',
  picture: canvas,
  packed: packedCanvas,
  title: 'How to pack a canvas',
  layers: ['Mirror box', 'Foam board', 'Bubbles outward', 'Glassine'],
  steps: [
    'Wait until the paint is fully dry.',
    'Put glassine over the face.',
    'Wrap it with the bubbles away from the paint. Add a board on each side.',
  ],
  buy: ['Glassine', 'Small bubble wrap', 'Foam board', 'Mirror boxes'],
  bringInIf: 'the paint is thick, or the canvas is large.',
};

const printOnPaper: PackingItem = {
  name: 'Print',
  picture: print,
  packed: packedPrint,
  title: 'How to pack a print or a drawing',
  layers: ['Rigid mailer', 'Two boards', 'Glassine and paper corners'],
  steps: [
    'Put glassine over it. Hold it with paper corners, not with tape.',
    'Put it between two boards larger than the sheet, and slide them into the mailer.',
    'To roll it, use a wide tube inside a larger tube.',
  ],
  buy: ['Rigid photo mailers', 'Tubes', 'Glassine', 'Foam board'],
  bringInIf: 'it is signed, old, or too large for a mailer.',
};

/** Which items each page shows, every item on one page; the first one is chosen. */
export const packingItems = {
  household: [tableLamp, dishSet, stemware, television, acousticGuitar],
  art: [framedPicture, paintedCanvas, printOnPaper],
} as const satisfies Readonly<Record<string, readonly PackingItem[]>>;
