/** A formula as HTML, or the error in it. */
export type RenderedMath =
  | { readonly html: string }
  /** The offset is in the formula's source. */
  | { readonly message: string; readonly offset: number };

/** Renders the source of a formula; `isDisplay` if it stands on its own line. */
export type MathRenderer = (source: string, isDisplay: boolean) => RenderedMath;
