/** Fired on `document` when the address is that of another page, which is about to replace the current one. */
export const pageLeftEvent = 'docsite:page-left';

/** Fired on `document` when another page has been rendered, before it is scrolled and focused. */
export const pageDrawnEvent = 'docsite:page-drawn';

/** Fired on `document` when another page has replaced the previous one. */
export const pageShownEvent = 'docsite:page';

/** Fired on `document` when React has hydrated the shell. */
export const shellDrawnEvent = 'docsite:shell-drawn';

/** Fired on a live region as soon as React handles all events in it. */
export const liveRootsEvent = 'docsite:live-roots';

/** Fired on `document` when React has hydrated a live region, or rendered a new one. */
export const liveContentEvent = 'docsite:live-content';

/** Fired on the window when code of a page has set another query or fragment. */
export const addressEvent = 'docsite:address';

/** Fired on `document` when the reader wants to search. The listener that opens the dialog calls `preventDefault()`. */
export const openSearchEvent = 'docsite:open-search';
