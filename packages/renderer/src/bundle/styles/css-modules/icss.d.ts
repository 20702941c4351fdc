declare module 'postcss-modules-values' {
  import type { Plugin } from 'postcss';

  /** Creates a PostCSS plugin that replaces `@value` by ICSS, and uses of such values in the file by their texts. */
  export default function valuesPlugin(): Plugin;
}

declare module 'icss-utils' {
  import type { Root } from 'postcss';

  type Texts = Readonly<Record<string, string>>;

  /** Removes the `:import` and `:export` blocks of a style sheet, and returns what they say. */
  export function extractICSS(root: Root): {
    /** By quoted path, the imported names by the local ones. */
    readonly icssImports: Readonly<Record<string, Texts>>;
    readonly icssExports: Texts;
  };

  /** Replaces names in the values, media queries and selectors of a style sheet. */
  export function replaceSymbols(root: Root, replacements: Texts): void;

  /** Replaces names in a value. */
  export function replaceValueSymbols(value: string, replacements: Texts): string;
}
