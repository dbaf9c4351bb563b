// Ad blockers stop files that are named after tracking.
import { followNumber } from './follow-number.ts';

export default followNumber;
