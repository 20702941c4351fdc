import { type AdmonitionProps, type Labels, useLabels } from '@docsite/renderer/template';
import AdmonitionLayout from '@theme/Admonition/Layout';
import type { ComponentType, FunctionComponent } from 'react';
import type { IconProps } from '../Icon/outline.js';

/**
 * What draws the notices of a type: with its icon, and its name where it has no title.
 *
 * @param className Infima's classes, for a site that draws notices with elements of its own.
 */
export function typed(
  type: string,
  TypeIcon: ComponentType<IconProps>,
  className: string,
): FunctionComponent<Partial<AdmonitionProps>> {
  return function AdmonitionOfType(props) {
    const classes = props.className ? `${className} ${props.className}` : className;
    const icon = <TypeIcon className="icon" />;
    return <AdmonitionLayout type={type} icon={icon} title={<Name of={type} />} {...props} className={classes} />;
  };
}

/** The name of a type. Components of sites tell it from a title that an author has written, which is text. */
function Name({ of: type }: { readonly of: string }): string {
  return useLabels()[type as keyof Labels] ?? type;
}
