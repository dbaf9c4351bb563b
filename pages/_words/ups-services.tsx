import { Link, read } from '#authoring';
import { authorizations } from '../_store/identity.ts';
import { truckTime } from '../_store/pickups.ts';

const address = '/ups-services';
const truck = truckTime('ups');

export const dropOff = [
  {
    title: 'The label faces up',
    text: 'One label, flat on the largest side, with nothing over its bars. Take off or black out old ones.',
  },
  {
    title: 'It waits on a phone',
    text: 'Open the PDF at the counter and we print it. A code without a label behind it can’t be printed.',
  },
  {
    title: 'An Amazon return',
    text: 'Not with a QR code. Choose a UPS option with a printable label when you start the return.',
  },
  {
    title: 'Held for you here',
    text: `We are a ${read(authorizations, address).ups}. UPS leaves some missed deliveries with us: bring the notice and a photo ID.`,
  },
  {
    title: 'Hazmat',
    text: 'Limited: UPS takes some goods by ground and refuses others. Tell us what is inside first.',
  },
];

export const pickup = [
  { name: 'UPS pickup', time: truck, text: 'Monday to Friday' },
  { name: 'Saturday', time: 'None', text: 'We take it in for Monday.' },
];

export const business = [
  {
    field: 'Account',
    title: 'Volume discounts',
    text: (
      <>
        <Link href="/contact">Open a business account</Link>: tell us how many parcels go out in a
        month, and where to.
      </>
    ),
  },
  {
    field: 'Your own labels',
    title: 'A cart at a time',
    text: `Printed at the office? Wheel them in before ${truck}. We count them with you and give you a receipt.`,
  },
  {
    field: 'Our packing',
    title: 'From shelf to box',
    text: 'Leave stock loose with a list of addresses. We box it, weigh it and label it for UPS.',
  },
];
