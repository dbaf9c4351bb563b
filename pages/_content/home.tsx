import { Link } from '#authoring';
import bringItem from '../_assets/drawings/bring-item.svg';
import chooseService from '../_assets/drawings/choose-service.svg';
import keepReceipt from '../_assets/drawings/keep-receipt.svg';

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
