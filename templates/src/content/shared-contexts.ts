/**
 * Whether components in the bodies of pages, which are rendered separately, receive the contexts provided by components
 * around them. A layer of the theme can turn this on, and then passes them to bodies in browsers.
 */
export const sharesContexts: boolean = false;
