/**
 * Whether components in the bodies of pages, which are drawn by themselves, get the values of contexts that components
 * around them provide. A layer of the theme says so, and gives bodies these in browsers.
 */
export const sharesContexts: boolean = false;
