/** Set: bodies of pages are drawn inside the contexts that components of the site provide around them. */
export const sharesContexts = true;
