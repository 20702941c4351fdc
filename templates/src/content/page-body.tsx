import { contentComponents } from '@theme/content/content-components';
import type { ComponentType } from 'react';

/** A compiled document or page, and additional props for it. */
export interface PageBodyProps {
  /** The component of the body of a page, or of an island of it. */
  // biome-ignore lint/suspicious/noExplicitAny: layers of themes give more props than this one
  readonly content: ComponentType<any>;
  /** Props in addition to `components`. */
  readonly given?: Readonly<Record<string, unknown>>;
}

/** Renders what the module of a page exports. Layers for sites of other builders pass it the same props as these do. */
export function PageBody({ content: Content, given }: PageBodyProps) {
  return <Content {...given} components={contentComponents} />;
}
