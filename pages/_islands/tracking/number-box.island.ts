// Ad blockers stop files that are named after tracking: the island has another name than its component.
import { followNumber } from './follow-number.ts';

export default followNumber;
