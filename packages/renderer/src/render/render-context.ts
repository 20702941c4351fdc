import type { ModuleImporter } from '../bundle/outputs/import-module.js';
import type { InlineScripts } from '../headers/inline-scripts.js';
import type { DrawContext } from './content/draw-page.js';
import type { LinkedSite } from './links/page-links.js';

/** The steps of rendering a page, in order: content, Markdown twin, shell, and searchable text. */
export type RenderPart = 'content' | 'twin' | 'shell' | 'search';

/** What the pages of a site are rendered with. */
export interface RenderContext extends DrawContext, LinkedSite {
  readonly scripts: InlineScripts;
  readonly importModule: ModuleImporter;
  /** The grammars that code written by components has requested so far. */
  readonly grammars: Set<string>;
  /** Called at the end of each step, for measuring times. */
  readonly lap?: ((part: RenderPart) => void) | undefined;
}
