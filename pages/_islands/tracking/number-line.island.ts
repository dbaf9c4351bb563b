import { followNumber } from './follow-number.ts';

export default followNumber;
