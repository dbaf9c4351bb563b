export { followClock, type LiveText, type LiveTexts } from './live-text.ts';
