import { type AdmonitionProps, type Labels, useLabels } from '@docsite/renderer/template';
import { Icon, type IconName } from '@theme/icons';

const icons: Readonly<Record<string, IconName>> = {
  note: 'edit',
  tip: 'tip',
  info: 'info',
  important: 'important',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
};

/** A remark set apart from the text around it; types that a site adds look like a note until it styles them. */
export function Admonition({ type, title, titleHtml, children }: AdmonitionProps) {
  const label = useLabels()[type as keyof Labels] ?? type;
  return (
    <div className={`admonition admonition-${type}`} role="note">
      <p className="admonition-title">
        <Icon name={icons[type] ?? 'info'} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: inline HTML of the author's title, made when parsing */}
        {titleHtml === undefined ? <span>{title ?? label}</span> : <span dangerouslySetInnerHTML={{ __html: titleHtml }} />}
      </p>
      <div className="admonition-text">{children}</div>
    </div>
  );
}
