export const solutions = [
  {
    title: 'Fragile packing',
    text: 'For glass, china, electronics and instruments.',
    href: '/fragile-packing',
  },
  { title: 'Custom crating', text: 'A wooden crate for one item.', href: '/custom-crating' },
  {
    title: 'Art crating',
    text: 'Crates for paintings, mirrors and sculpture.',
    href: '/art-crating',
  },
  {
    title: 'Museum crating',
    text: 'Crates for loans and exhibitions.',
    href: '/museum-crating',
  },
];

export const materials = [
  {
    title: 'Boxes and containers',
    text: 'Single-wall and double-wall boxes.',
    href: '/boxes-containers',
  },
  {
    title: 'Protective materials',
    text: 'Bubble wrap, foam, kraft paper and edge protectors.',
    href: '/protective-materials',
  },
  {
    title: 'Art supplies',
    text: 'Glassine, corner protectors and mirror boxes.',
    href: '/art-supplies',
  },
  {
    title: 'Supplies to take home',
    text: 'Boxes, tape and padding, with no minimum purchase.',
    href: '/packaging-supplies',
  },
];
