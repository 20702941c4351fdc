import type { ComponentType } from 'react';
import type { BlockName } from '../live/code-blocks.js';

/** A component that draws a page, or a block of a document. */
export type BlockComponent = ComponentType<{ readonly components: unknown }>;

/** The module of a page: a React page has a component as default, a document one for each block that code draws. */
export interface PageModule {
  readonly default?: BlockComponent;
  readonly frontMatter?: { readonly title?: string; readonly description?: string };
  readonly [block: BlockName]: BlockComponent | undefined;
}
