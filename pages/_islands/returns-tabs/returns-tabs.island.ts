import { island } from '#island';
import { ReturnsTabs } from './returns-tabs.tsx';

export default island(ReturnsTabs);
