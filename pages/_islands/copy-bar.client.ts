/** A browser lends its clipboard to pages that came over a safe line. */
if (!navigator.clipboard) for (const bar of document.querySelectorAll('.copies')) bar.remove();
