/** Fired on `document` when another page has been drawn, before the reader is put into their place on it. */
export const pageDrawnEvent = 'docsite:page-drawn';

/** Fired on `document` when another page has been put in the place of the last one. */
export const pageShownEvent = 'docsite:page';

/** Fired on `document` when React has taken over a live region, or drawn a new one. */
export const liveContentEvent = 'docsite:live-content';
