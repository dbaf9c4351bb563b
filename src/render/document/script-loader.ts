import { escapeHtml } from '../../core/text/html.ts';

/**
 * Imports a module after the page has been painted, so that no script delays the page. There are two
 * paint events, but a second import of the same module does nothing.
 */
const load = [
  '{let{src}=document.currentScript.dataset;',
  'new PerformanceObserver(()=>import(src)).observe({type:"paint",buffered:true})}',
].join('');

/** Goes at the end of a page, so that the module finds every element. */
export function scriptTag(url: string): string {
  return `<script data-src="${escapeHtml(url)}">${load}</script>`;
}
