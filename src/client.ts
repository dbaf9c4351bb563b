export { island } from './hydrate.tsx';
