/** Fired on `document` when another page has been drawn, before it is scrolled and focused. */
export const pageDrawnEvent = 'docsite:page-drawn';

/** Fired on `document` when another page has been put in the place of the last one. */
export const pageShownEvent = 'docsite:page';

/** Fired on `document` when React has taken over a live region, or drawn a new one. */
export const liveContentEvent = 'docsite:live-content';
