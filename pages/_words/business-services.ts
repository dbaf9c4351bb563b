import { read } from '#authoring';
import { founded } from '../_store/identity.ts';

const address = '/business-services';

export const reasons = [
  {
    title: 'One stop',
    text: 'The contract is printed, notarized, scanned to your client and sent overnight without leaving the counter.',
  },
  {
    title: 'Walk-in',
    text: 'Lawyers, clinics and property managers send someone between two errands.',
  },
  {
    title: 'Private',
    text: 'Your papers are handled by the person you hand them to, and returned to you.',
  },
  { title: 'Here to stay', text: `On N College Rd since ${read(founded, address)}.` },
];
