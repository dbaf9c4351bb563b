import { allowsInline } from '../../render/csp/csp.ts';
import type { PageCheck } from '../check-types.ts';

/** Every `<style>` and `<script>` that stands in a page as text has its hash in the policy, or the browser drops it. */
export const cspInline: PageCheck = ({ name, file, scan }, { contentPolicy }) =>
  scan.inlineTexts
    .filter((inline) => contentPolicy && !allowsInline(contentPolicy, inline))
    .map(({ tag, text }) => ({
      file,
      needles: [text, text.slice(0, 40), `<${tag}`],
      message: `The <${tag}> on ${name} has no hash in the content security policy: "${start(text)}".`,
      hint:
        tag === 'style'
          ? 'Put the rules into a style sheet, or into the frame, whose hashes `headers` is given.'
          : 'Put the code into a browser file beside the component, or into the frame, whose hashes `headers` is given.',
    }));

function start(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
