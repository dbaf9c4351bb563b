export const solutions = [
  {
    title: 'Fragile packing',
    text: 'Floated in the middle of two boxes.',
    href: '/fragile-packing',
  },
  { title: 'Custom crating', text: 'A wooden case cut to one thing.', href: '/custom-crating' },
  {
    title: 'Art crating',
    text: 'For what hangs on a wall or stands on a plinth.',
    href: '/art-crating',
  },
  {
    title: 'Museum crating',
    text: 'With the papers that a registrar asks for.',
    href: '/museum-crating',
  },
];

export const materials = [
  {
    title: 'Boxes and containers',
    text: 'Single and double wall, in the sizes people send.',
    href: '/boxes-containers',
  },
  {
    title: 'Protective materials',
    text: 'Bubble, foam, kraft paper and edge board.',
    href: '/protective-materials',
  },
  {
    title: 'Art supplies',
    text: 'Glassine, corner guards and mirror cartons.',
    href: '/art-supplies',
  },
  {
    title: 'For taking home',
    text: 'All of it is for sale, down to a single box.',
    href: '/packaging-supplies',
  },
];
