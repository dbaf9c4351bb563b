import { quoted } from '../../core/problem.ts';
import type { SiteRule } from '../rule.ts';

/** Only the path in `url()` is replaced by that of the copied file. A plain string would begin at the page. */
export const imageSets: SiteRule = ({ cssByFile }) =>
  [...cssByFile].flatMap(([file, css]) =>
    plainPaths(css).map((path) => ({
      file,
      needles: quoted(path),
      message: `The image-set() has the path "${path}" without url().`,
      hint: `Write url("${path}").`,
    })),
  );

function plainPaths(css: string): readonly string[] {
  const sets = css.matchAll(/\bimage-set\(((?:[^()]|\([^)]*\))*)\)/g);
  const texts = [...sets].map(([, options = '']) => options.replace(/\b(url|type)\([^)]*\)/g, ''));
  const paths = texts.flatMap((text) => [...text.matchAll(/"([^"]+)"|'([^']+)'/g)]);
  return paths.map(([, double, single]) => double ?? single ?? '').filter(hasNoHost);
}

function hasNoHost(text: string): boolean {
  return !/^(?:[a-z][\w+.-]*:|\/\/)/i.test(text);
}
