/** Adds PostCSS plugins to those that transform style sheets. */
export interface PostcssHook {
  /** Changes the list of plugins, in place or by returning another list. */
  readonly change: (options: { plugins: unknown[] }) => { readonly plugins?: readonly unknown[] } | undefined;
  /** Whether its plugins look at nothing but style sheets; others may scan documents for class names. */
  readonly readsSheetsAlone?: true;
}
