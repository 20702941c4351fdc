import { type AdmonitionProps, type Labels, useLabels } from '@docsite/renderer/template';
import AdmonitionLayout from '@theme/Admonition/Layout';
import type { ComponentType, FunctionComponent } from 'react';
import type { IconProps } from '../Icon/outline.js';

/**
 * Creates the component for a type of admonition, with its icon and, if it has no title of its own, the type's name.
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

/**
 * The translated name of a type. It is an element, so that components of the site can distinguish it from a title that
 * the author wrote, which is text.
 */
function Name({ of: type }: { readonly of: string }): string {
  return useLabels()[type as keyof Labels] ?? type;
}
