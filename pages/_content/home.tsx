import { Link } from '#authoring';
import {
  bringItem,
  chooseService,
  keepReceipt,
} from '../_components/illustrations/how-it-works.tsx';

export const howItWorks = [
  {
    picture: bringItem,
    title: 'Bring your item',
    text: 'Tell us the destination, the value and the date.',
  },
  {
    picture: chooseService,
    title: 'Choose a service',
    text: 'We weigh it and tell you the price for shipping and packing.',
  },
  {
    picture: keepReceipt,
    title: 'Keep your receipt',
    text: (
      <>
        Use its number to <Link href="/#track">track the package</Link>.
      </>
    ),
  },
];
