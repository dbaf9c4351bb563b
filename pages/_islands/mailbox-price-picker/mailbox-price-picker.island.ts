import { island } from '#island';
import { MailboxPricePicker } from './mailbox-price-picker.tsx';

export default island(MailboxPricePicker);
