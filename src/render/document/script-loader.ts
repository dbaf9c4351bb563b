import { escapeHtml } from '../../core/text/html.ts';

/**
 * Runs a module once the page has been painted, which then waits for no script. Asked for twice, at
 * each of two kinds of paint, a module runs once.
 */
const load = [
  '{let{src}=document.currentScript.dataset;',
  'new PerformanceObserver(()=>import(src)).observe({type:"paint",buffered:true})}',
].join('');

/** Stands at the end of a page: the module finds all of it. */
export function scriptTag(url: string): string {
  return `<script data-src="${escapeHtml(url)}">${load}</script>`;
}
