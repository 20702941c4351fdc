import { contentComponents } from '@theme/content/content-components';
import type { ComponentType } from 'react';

/** A compiled document or page, and further properties for it. */
export interface PageBodyProps {
  /** Draws the body of a page, or an island of it. */
  // biome-ignore lint/suspicious/noExplicitAny: layers of themes give more props than this one
  readonly content: ComponentType<any>;
  /** What it is given beside `components`. */
  readonly given?: Readonly<Record<string, unknown>>;
}

/** Draws what the module of a page exports. Layers of themes for sites of other builders give it what these do. */
export function PageBody({ content: Content, given }: PageBodyProps) {
  return <Content {...given} components={contentComponents} />;
}
