import { formatLabel, useLabels } from '@docsite/renderer/template';
import { textOf } from '@theme/content/text-of';
import type { HTMLAttributes } from 'react';

/** Attributes, level and content of a heading. Without an `id` it has no link to itself. */
export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  readonly as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** A heading; below the first level it has a link to itself. */
export function Heading({ as: Level, children, ...rest }: HeadingProps) {
  const labels = useLabels();
  if (Level === 'h1' || rest.id === undefined) return <Level {...rest}>{children}</Level>;
  const content = isOfFootnotes(rest) ? labels.footnotes : children;
  const heading = textOf(content).trim();
  return (
    <Level {...rest}>
      {content}
      {/* biome-ignore lint/a11y/useAnchorContent: its label says where it leads, the style sheet draws its sign */}
      <a className="heading-anchor" href={`#${rest.id}`} aria-label={formatLabel(labels.headingLink, { heading })} />
    </Level>
  );
}

/** The parser adds a heading above the footnotes, whose text is a label of the theme. */
function isOfFootnotes({ id, className }: HTMLAttributes<HTMLHeadingElement>): boolean {
  return id === 'footnote-label' && className === 'sr-only';
}
