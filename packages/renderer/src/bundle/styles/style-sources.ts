import type { PostcssHook, SelectorAliases } from '@docsite/core';
import type { ThemeLayer } from '../theme/theme-layers.js';

/** The sources of a site's style sheets, and how to read them. */
export interface StyleSources {
  readonly siteDir: string;
  readonly layers: readonly ThemeLayer[];
  /**
   * Style sheets of every page after those of the layers: relative to the site folder, absolute, or a key of `modules`.
   */
  readonly styles: readonly string[];
  readonly modules?: Readonly<Record<string, string>> | undefined;
  /** Whether the styles that page modules import apply to that page only, or to the whole site; `page` by default. */
  readonly moduleStyles?: 'page' | 'site' | undefined;
  /** What the site's style sheets call the elements of the theme, if they were written for another theme. */
  readonly selectors?: SelectorAliases | undefined;
  /** Whether the style sheets of the site and of packages are mirrored on pages in right-to-left languages. */
  readonly mirrorsStyles?: boolean | undefined;
  /** Hooks that add PostCSS plugins to those that the site names in a file. */
  readonly postcssHooks?: readonly PostcssHook[] | undefined;
}
