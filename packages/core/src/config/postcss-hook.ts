/**
 * Adds plugins to those that style sheets are transformed with, by PostCSS. It may change the list, or return another.
 */
export type PostcssHook = (options: { plugins: unknown[] }) => { readonly plugins?: readonly unknown[] } | undefined;
