import type { SiteRule } from '../rule.ts';

/** Names of environment variables that are shown, in compiled code: as a child of an element, or in a text. */
const shown = /(?:children: (?:\[[^[\]]*)?|\$\{)process\.env\.(\w+)(?=\s*[,}\]])/g;

/** A page does not show an environment variable that is not set: there would be an empty place. */
export const unsetEnvironment: SiteRule = ({ code }) =>
  [...code()].flatMap(({ file, code: text }) =>
    [...text.matchAll(shown)].flatMap(([, name = '']) =>
      name in process.env
        ? []
        : {
            file,
            needles: [`process.env.${name}`],
            message: `This shows the environment variable ${name}, which is not set.`,
            hint: `Set it when you run the command, or write what to show without it: process.env.${name} ?? '…'.`,
          },
    ),
  );
