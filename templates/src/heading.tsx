import { formatLabel, useLabels } from '@docsite/renderer/template';
import { textOf } from '@theme/text-of';
import type { HTMLAttributes } from 'react';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  readonly as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** A heading; below the first level it carries a link to itself. */
export function Heading({ as: Level, children, ...rest }: HeadingProps) {
  const labels = useLabels();
  if (Level === 'h1' || rest.id === undefined) return <Level {...rest}>{children}</Level>;
  const heading = textOf(children).trim();
  return (
    <Level {...rest}>
      {children}
      {/* biome-ignore lint/a11y/useAnchorContent: its label says where it leads, the style sheet draws its sign */}
      <a className="heading-anchor" href={`#${rest.id}`} aria-label={formatLabel(labels.headingLink, { heading })} />
    </Level>
  );
}
