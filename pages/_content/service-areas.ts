export const toTell = [
  ['Your location', 'The nearest crossroads, or just the name of your town.'],
  ['The item', 'What it is, its size and its weight.'],
  ['The date', 'The day you want to ship, or the day it has to arrive.'],
] as const;
