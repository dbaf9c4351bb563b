export const dropOff = [
  {
    title: 'With a DHL waybill',
    text: 'Put it down, take the receipt. Leave the customs pouch open until we have seen the papers.',
  },
  {
    title: 'Without one',
    text: 'We need the receiver’s phone number and e-mail. DHL calls before it comes.',
  },
  {
    title: 'Too much to carry',
    text: 'Schedule a pickup: say where it stands, how many pieces, and from what hour on.',
  },
];

export const business = [
  {
    title: 'A business account',
    text: 'Discounts grow with what you send abroad. We set it up with you at the counter.',
  },
  {
    title: 'Your DHL number',
    text: 'Already have an account with DHL? Bring the number, and the waybill is billed to it.',
  },
  {
    title: 'The same goods again',
    text: 'Keep your last invoice. Next time only the date, the count and the value change.',
  },
];

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
