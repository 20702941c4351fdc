import type { ComponentType } from 'react';
import type { BlockName } from '../../live/code-blocks.js';

/** A component that renders a page, or a block of a document. */
export type BlockComponent = ComponentType<{ readonly components: unknown }>;

/**
 * The module of a page: a React page's component is the default export, a document's module exports a component for
 * each block rendered by code.
 */
export interface PageModule {
  readonly default?: BlockComponent;
  readonly frontMatter?: { readonly title?: string; readonly description?: string };
  readonly [block: BlockName]: BlockComponent | undefined;
}
