import { truncate } from '../../core/text/truncate.ts';
import { allowsInline } from '../../render/csp/csp.ts';
import type { PageCheck } from '../check-types.ts';

/** The content security policy contains the hash of every inline `<style>` and `<script>`. */
export const cspInline: PageCheck = ({ name, scan }, { contentPolicy }) =>
  scan.inlineTexts
    .filter((inline) => contentPolicy && !allowsInline(contentPolicy, inline))
    .map(({ tag, text }) => ({
      needles: [text, text.slice(0, 40), `<${tag}`],
      message: `The inline <${tag}> on ${name} isn't allowed by the content security policy: "${truncate(text, 40)}".`,
      hint:
        tag === 'style'
          ? 'Move the rules to a style sheet, or to the frame. Hashes for the frame are passed to `headers`.'
          : 'Move the code to a .client.ts file next to the component, or to the frame. Hashes for the frame are passed to `headers`.',
    }));
