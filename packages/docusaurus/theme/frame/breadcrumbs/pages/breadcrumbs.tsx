import { usePage } from '@docsite/renderer/template';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import { Breadcrumbs as Original } from '@theme-original/pages/breadcrumbs';
import type { ComponentProps } from 'react';

/** On documents what the site has instead. */
export function Breadcrumbs(props: ComponentProps<typeof Original>) {
  return usePage().kind === 'doc' ? <DocBreadcrumbs /> : <Original {...props} />;
}
