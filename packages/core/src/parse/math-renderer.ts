/** A formula as HTML, or what is wrong with it. */
export type RenderedMath =
  | { readonly html: string }
  /** The offset counts in the source. */
  | { readonly message: string; readonly offset: number };

/** Renders the source of a formula; `isDisplay` for one that stands by itself. */
export type MathRenderer = (source: string, isDisplay: boolean) => RenderedMath;
