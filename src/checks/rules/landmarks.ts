import type { Landmark } from '../../render/html/scan.ts';
import type { PageFault, PageRule, RuleSite } from '../rule.ts';

/** Only a page without a layout has a `<main>` of its own, and `<nav>` elements have different names. */
export const pageLandmarks: PageRule = ({ name, scan }, { layout, isComplete }) => [
  ...mainFaults(scan.landmarks, layout?.isNone ?? false, name),
  ...(isComplete ? repeatedNames(scan.landmarks, layout?.landmarks ?? [], name) : []),
];

function mainFaults(
  landmarks: readonly Landmark[],
  isAlone: boolean,
  name: string,
): readonly PageFault[] {
  const count = landmarks.filter(({ role }) => role === 'main').length;
  if (count === (isAlone ? 1 : 0)) return [];
  return [
    {
      needles: ['<main'],
      message: isAlone
        ? `${name} has no layout, and ${count} <main> elements; expected 1.`
        : `${name} has a <main> inside the layout's <main>.`,
      hint: isAlone
        ? 'Put the content of the page into one <main>.'
        : 'Use <div> or <section>. The layout already puts the page in a <main>.',
    },
  ];
}

/** The layout has one `<main>`, and the landmarks that the site wants on every page. */
export const layoutLandmarks: PageRule = ({ name, scan: { landmarks } }, { checks }) => {
  const count = (role: Landmark['role']): number =>
    landmarks.filter((landmark) => landmark.role === role).length;
  const mains = count('main');
  const missing = (checks.landmarks ?? []).filter((role) => count(role) === 0);
  return [
    ...(mains === 1
      ? []
      : [
          {
            needles: ['<main', 'children'],
            message: `The layout has ${mains === 0 ? 'no <main> element' : `${mains} <main> elements; expected 1`}.`,
            hint:
              mains === 0
                ? 'Put {children} into a <main>.'
                : 'Keep the one that contains {children}.',
          },
        ]),
    ...missing.map((role) => ({
      message: `The layout has no "${role}" landmark.`,
      hint: `Add a <${tags[role]}> so screen reader users can jump to it on every page.`,
    })),
    ...repeatedNames(landmarks, [], name),
  ];
};

const tags: Readonly<Record<NonNullable<RuleSite['checks']['landmarks']>[number], string>> = {
  banner: 'header',
  contentinfo: 'footer',
  navigation: 'nav',
};

/** If there are several `<nav>` elements, the ones without a name or with a repeated name. */
function repeatedNames(
  own: readonly Landmark[],
  inLayout: readonly Landmark[],
  name: string,
): readonly PageFault[] {
  const isNavigation = ({ role }: Landmark): boolean => role === 'navigation';
  const navigations = own.filter(isNavigation);
  const seen = new Set(inLayout.filter(isNavigation).map((landmark) => landmark.name));
  if (navigations.length + seen.size < 2) return [];
  return navigations.flatMap((navigation) => {
    const isNew = navigation.name !== '' && !seen.has(navigation.name);
    seen.add(navigation.name);
    if (isNew) return [];
    return navigation.name === ''
      ? {
          needles: ['<nav>', '<nav'],
          message: `A <nav> element on ${name} has no name.`,
          hint: 'Give it an aria-label: the page has more than one <nav>.',
        }
      : {
          needles: [navigation.name],
          message: `Two <nav> elements on ${name} have the same name: "${navigation.name}".`,
          hint: 'Give each one a different aria-label.',
        };
  });
}
