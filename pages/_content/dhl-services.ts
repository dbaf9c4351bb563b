export const dropOff = [
  {
    title: 'If you have a DHL waybill',
    text: 'Leave the package at the counter and keep your receipt. Bring the customs invoice with it.',
  },
  {
    title: 'If you don’t have a waybill',
    text: 'Bring the recipient’s full address, phone number and email, and ask us to prepare one.',
  },
];
