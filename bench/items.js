// The words of the generated pages: made up, different on every page, and the same for every contender.

const things = ['Parcel', 'Crate', 'Carton', 'Pallet', 'Envelope', 'Mailer', 'Trunk'];
const makings = ['Packing', 'Sealing', 'Weighing', 'Labeling', 'Sorting', 'Storing'];
const places = [
  'Harbor',
  'Market',
  'Station',
  'Orchard',
  'Mill',
  'Airfield',
  'Lighthouse',
  'Quarry',
];
const answers = [
  'Bring it to the counter and we weigh and measure it while you wait.',
  'That depends on the size: anything below 20 kg is ready the same day.',
  'Yes. We keep a note of it, and you get a copy with the receipt.',
  'Only on weekdays, because the driver leaves at four in the afternoon.',
];

/** The links in the layout of every page. */
export const navigation = Array.from({ length: 35 }, (_, index) => {
  const { slug, name } = nameItem(index);
  return { href: `/guide/${slug}`, text: name };
});

/** @param {number} count */
export function* makeItems(count) {
  for (let index = 0; index < count; index += 1) yield makeItem(index);
}

/** @param {number} index */
function makeItem(index) {
  const { slug, name } = nameItem(index);
  const making = pick(makings, index);
  return {
    slug,
    title: `${name}: what to know`,
    description: `How ${name} is packed, what it weighs and costs, and what to bring when you come.`,
    lead: `${making} takes a few minutes & costs little. Here is what we need to know of ${name} first.`,
    cards: three((nth) => ({
      heading: `${pick(makings, index + nth)} at ${pick(places, index + nth)}`,
      text: `Number ${index + nth} on our list: come by in the morning, when there is no line at the counter.`,
      href: pick(navigation, index * 3 + nth).href,
    })),
    steps: Array.from(
      { length: 8 },
      (_, nth) => `${pick(makings, nth)} of ${pick(things, index + nth).toLowerCase()} ${nth + 1}`,
    ),
    rows: Array.from({ length: 6 }, (_, nth) => ({
      size: `${10 + nth}×${20 + (index % 30)} cm`,
      weight: `${nth + 1}.${index % 10} kg`,
      price: `$${5 + nth}.${10 + (index % 90)}`,
    })),
    faq: answers.map((answer, nth) => ({
      question: `Is ${pick(makings, index + nth).toLowerCase()} ${name} possible on day ${nth + 1}?`,
      answer,
    })),
  };
}

/** @param {number} index */
function nameItem(index) {
  const number = String(index + 1).padStart(6, '0');
  const [thing, place] = [pick(things, index), pick(places, index)];
  return {
    slug: `${thing}-${place}-${number}`.toLowerCase(),
    name: `${thing} ${place} ${number}`,
  };
}

function pick(list, index) {
  return list[index % list.length];
}

function three(make) {
  return [make(0), make(1), make(2)];
}

/** An item as a Markdown file, with front matter in YAML. */
export function toPost({ title, description, lead, cards, steps, rows, faq }) {
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(description)}
---

# ${title}

${lead}

${cards.map(({ heading, text, href }) => `## ${heading}\n\n${text} [More about **${heading}**](${href}).\n`).join('\n')}
## Step by step

${steps.map((step) => `- ${step}`).join('\n')}

## Sizes and prices

| Size | Weight | Price |
|---|---|---|
${rows.map(({ size, weight, price }) => `| ${size} | ${weight} | ${price} |`).join('\n')}

${faq.map(({ question, answer }) => `### ${question}\n\n${answer}\n`).join('\n')}`;
}
