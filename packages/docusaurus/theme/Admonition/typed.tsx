import { type AdmonitionProps, type Labels, useLabels } from '@docsite/renderer/template';
import AdmonitionLayout from '@theme/Admonition/Layout';
import type { ComponentType, FunctionComponent } from 'react';
import type { IconProps } from '../Icon/outline.js';

/** What draws the notices of a type: with its icon, and its name where it has no title. */
export function typed(type: string, TypeIcon: ComponentType<IconProps>): FunctionComponent<Partial<AdmonitionProps>> {
  return function AdmonitionOfType(props) {
    const title = useLabels()[type as keyof Labels] ?? type;
    return <AdmonitionLayout type={type} icon={<TypeIcon className="icon" />} title={title} {...props} />;
  };
}
