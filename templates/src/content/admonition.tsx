import { type AdmonitionProps, type Labels, useLabels } from '@docsite/renderer/template';
import { AdmonitionIcon } from '@theme/content/admonition-icon';
import { AdmonitionTitle } from '@theme/content/admonition-title';
import { Children, isValidElement, type ReactNode } from 'react';

/** A remark set apart from the surrounding text. Types added by a site look like notes until they are styled. */
export function Admonition({ type, title, icon, className, id, children }: AdmonitionProps) {
  const label = useLabels()[type as keyof Labels] ?? type;
  const parts = Children.toArray(children);
  return (
    <div id={id} className={`admonition admonition-${type}${className ? ` ${className}` : ''}`} role="note">
      <p className="admonition-title">
        {icon === undefined ? <AdmonitionIcon type={type} /> : icon}
        {parts.find(isTitle) ?? <span>{title ?? label}</span>}
      </p>
      <div className="admonition-text">{parts.filter((part) => !isTitle(part))}</div>
    </div>
  );
}

function isTitle(part: ReactNode): boolean {
  return isValidElement(part) && part.type === AdmonitionTitle;
}
