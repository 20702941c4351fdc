import { Icon, type IconName } from '@theme/content/icons';
import { Outline } from '@theme/content/outline';

const names: Readonly<Record<string, IconName>> = { note: 'edit', warning: 'warning', caution: 'warning' };

/** Outlines used only by admonitions, which most pages load as HTML. */
const outlines: Readonly<Record<string, string>> = {
  tip: 'M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6c.7.6 1 1.2 1 2v.4h6v-.4c0-.8.3-1.4 1-2A6.5 6.5 0 0 0 12 2.5z',
  important: 'M20 3.5H4v13h3.5V21l5-4.5H20v-13zM12 7v3.5M12 13.5v.01',
  danger: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3L8.3 3zM12 7.5v5.5M12 16.3v.01',
};

/** The icon of an admonition. Types added by a site have that of information. */
export function AdmonitionIcon({ type }: { readonly type: string }) {
  const path = outlines[type];
  return path === undefined ? <Icon name={names[type] ?? 'info'} /> : <Outline path={path} />;
}
