import type { PartialMessage } from 'esbuild';

/** A style sheet as CSS. */
export interface StyleSheet {
  readonly css: string;
  readonly errors: readonly PartialMessage[];
}
