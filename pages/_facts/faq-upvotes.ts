import type { Fact } from '#authoring';

/** How many votes each answer is said to have: from, to. Null: nothing is said. */
export const faqUpvotes: Fact<readonly [from: number, to: number] | null> = {
  name: 'FAQ upvotes',
  readings: [{ value: [5, 24], statedAt: ['structured data'], note: 'a random number' }],
  chosen: null,
  why: 'Nobody cast these votes, so no page shows them.',
  traces: (votes) => (votes ? ['upvoteCount'] : []),
  show: (votes) => (votes ? `${votes[0]}–${votes[1]}` : 'none'),
};
