import { usePage } from '@docsite/renderer/template';
import DocVersionBadge from '@theme/DocVersionBadge';
import { VersionBadge as Original } from '@theme-original/pages/version-badge';
import type { ComponentProps } from 'react';

/** On documents what the site has instead. */
export function VersionBadge(props: ComponentProps<typeof Original>) {
  return usePage().kind === 'doc' ? <DocVersionBadge /> : <Original {...props} />;
}
