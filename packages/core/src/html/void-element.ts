/** Matches the names of HTML elements that have no content, and so no end tag. */
export const voidElement = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
