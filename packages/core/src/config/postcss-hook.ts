/** Changes the list of PostCSS plugins that transform style sheets, in place or by returning another list. */
export type PostcssHook = (options: { plugins: unknown[] }) => { readonly plugins?: readonly unknown[] } | undefined;
