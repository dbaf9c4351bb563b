/** Loads nothing: tells an analytics service of the page if the owner's own script has brought it. */
const name = document.querySelector<HTMLMetaElement>('meta[name=analytics]')?.content;
const send: unknown = name && Reflect.get(window, name);

if (typeof send === 'function') send('event', 'page_view', { page_path: location.pathname });
