import type { AdmonitionProps } from '@docsite/renderer/template';
import ThemeAdmonition from '@theme/Admonition';
import { AdmonitionTitle } from '@theme/content/admonition-title';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

/** An admonition drawn by the site, whose component receives the title as a prop. */
export function Admonition({ type, title, children, ...rest }: AdmonitionProps) {
  const parts = Children.toArray(children);
  const written = parts.find(isTitle)?.props.children ?? title;
  return (
    <ThemeAdmonition {...rest} type={type} {...(written !== undefined && { title: written })}>
      {parts.filter((part) => !isTitle(part))}
    </ThemeAdmonition>
  );
}

function isTitle(part: ReactNode): part is ReactElement<{ readonly children?: ReactNode }> {
  return isValidElement(part) && part.type === AdmonitionTitle;
}
