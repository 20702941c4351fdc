declare module 'rtlcss' {
  import type { Plugin } from 'postcss';

  /** Creates a PostCSS plugin that mirrors style sheets for right-to-left text. */
  export default function rtlcss(): Plugin;
}
