import DocItemLayout from '@theme/DocItem/Layout';
import type { ComponentType } from 'react';

export interface DocItemProps {
  /** The component that draws the text of the document. */
  readonly content: ComponentType;
}

/** A document. */
export default function DocItem({ content: Content }: DocItemProps) {
  return (
    <DocItemLayout>
      <Content />
    </DocItemLayout>
  );
}
