export const fields = [
  [
    ['Shipper', 'Your firm as the driver finds it: door, dock number, phone.'],
    ['Consignee', 'Who takes it in, and until what hour.'],
  ],
  [
    ['Pieces', 'Pallets or crates, not the boxes on them.'],
    ['Weight', 'With wood and wrap.'],
    ['Class', 'By goods and density. We look it up.'],
  ],
  [
    [
      'Special services',
      'Liftgate, appointment, inside delivery: what is not written is not done.',
    ],
    ['Declared value', 'Above the carrier’s liability it costs extra, and is worth it.'],
  ],
  [
    ['Driver signs', 'The count he took. Keep this copy.'],
    ['Receiver signs', 'After looking. Damage is written here first.'],
  ],
] as const;
