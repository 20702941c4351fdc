/** Bodies of pages are drawn within the contexts that components of the site provide around them. */
export const sharesContexts = true;
