import type { AdmonitionProps } from '@docsite/renderer/template';
import { Admonition } from '@theme-original/content/admonition';
import type { ComponentType } from 'react';

const names = ['note', 'tip', 'info', 'warning', 'danger', 'secondary', 'important', 'success', 'caution'];

/** What draws each type of notice. */
const AdmonitionTypes: Readonly<Record<string, ComponentType<AdmonitionProps>>> = Object.fromEntries(
  names.map((name) => [name, (props: AdmonitionProps) => <Admonition {...props} type={props.type ?? name} />]),
);

export default AdmonitionTypes;
