import type { Illustration } from './illustration.tsx';
import {
  packedCanvas,
  packedDishes,
  packedFramed,
  packedGlasses,
  packedGuitar,
  packedLamp,
  packedPrint,
  packedScreen,
} from './packed-items.tsx';
import { tapeAnH } from './packing.tsx';
import { canvas, dishes, framed, glasses, guitar, lamp, print, screen } from './packing-items.tsx';

/** Items to pack, how they are packed, and supplies. */
export const packingIllustrations: readonly Illustration[] = [
  packedDishes,
  packedGlasses,
  packedLamp,
  packedScreen,
  packedGuitar,
  packedFramed,
  packedCanvas,
  packedPrint,
  tapeAnH,
  dishes,
  glasses,
  lamp,
  screen,
  guitar,
  framed,
  canvas,
  print,
];
