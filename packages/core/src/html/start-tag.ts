/** Matches start tags in HTML that a build has written, where `<` and `>` in attribute values are escaped. */
export const startTag = /<[a-z][^<>]*>/gi;
