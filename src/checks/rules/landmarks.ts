import type { PageProblem } from '../../core/problems/problem.ts';
import type { Landmark } from '../../render/html/scan.ts';
import type { CheckContext, PageCheck } from '../check-types.ts';

/** A page brings no `<main>`: the frame has it. Its navigations can be told from one another. */
export const pageLandmarks: PageCheck = ({ name, file, scan }, { frameLandmarks, isComplete }) => [
  ...(scan.landmarks.some(({ role }) => role === 'main')
    ? [
        {
          file,
          needles: ['<main'],
          message: `${name} has a <main> of its own inside that of the frame.`,
          hint: 'Use <div> or <section>: a page has one <main>, and the frame puts the page into it.',
        },
      ]
    : []),
  ...(isComplete ? sameNames(scan.landmarks, frameLandmarks, { name, file }) : []),
];

/** The frame has the one `<main>`, and what else the site wants on every page. */
export const frameLandmarks: PageCheck = ({ name, file, scan: { landmarks } }, { rules }) => {
  const count = (wanted: Landmark['role']): number =>
    landmarks.filter(({ role }) => role === wanted).length;
  const mains = count('main');
  const missing = (rules.landmarks ?? []).filter((role) => count(role) === 0);
  return [
    ...(mains > 1
      ? [
          {
            file,
            needles: ['<main'],
            message: `The frame has ${mains} <main>.`,
            hint: 'Keep the one that holds {children}.',
          },
        ]
      : []),
    ...missing.map((role) => ({
      file,
      message: `The frame has no landmark "${role}".`,
      hint: `Put <${tags[role]}> into it: a screen reader jumps to it on every page.`,
    })),
    ...sameNames(landmarks, [], { name, file }),
  ];
};

const tags: Readonly<Record<NonNullable<CheckContext['rules']['landmarks']>[number], string>> = {
  banner: 'header',
  contentinfo: 'footer',
  navigation: 'nav',
};

/** Navigations of a piece that have no name, or that of another one, where a page has several. */
function sameNames(
  own: readonly Landmark[],
  around: readonly Landmark[],
  { name, file }: { readonly name: string; readonly file: string },
): readonly PageProblem[] {
  const isNavigation = ({ role }: Landmark): boolean => role === 'navigation';
  const navigations = own.filter(isNavigation);
  const seen = new Set(around.filter(isNavigation).map((landmark) => landmark.name));
  if (navigations.length + seen.size < 2) return [];
  return navigations.flatMap((navigation) => {
    const isNew = navigation.name !== '' && !seen.has(navigation.name);
    seen.add(navigation.name);
    if (isNew) return [];
    const called = navigation.name === '' ? 'without a name' : `called "${navigation.name}"`;
    return [
      {
        file,
        needles: navigation.name === '' ? ['<nav>', '<nav'] : [navigation.name],
        message: `A <nav> on ${name} is ${called}${navigation.name === '' ? '' : ' as another one is'}.`,
        hint: 'Give it an aria-label that says which of the navigations it is.',
      },
    ];
  });
}
