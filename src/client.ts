export { followClock, type LiveText, type LiveTexts } from './live-client.ts';
