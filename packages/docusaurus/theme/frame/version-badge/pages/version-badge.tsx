import { useIsAmongDocs } from '@docusaurus/inner/docs/doc-page';
import DocVersionBadge from '@theme/DocVersionBadge';
import { VersionBadge as Original } from '@theme-original/pages/version-badge';
import type { ComponentProps } from 'react';

/** On documents and indexes of categories what the site has instead. */
export function VersionBadge(props: ComponentProps<typeof Original>) {
  return useIsAmongDocs() ? <DocVersionBadge /> : <Original {...props} />;
}
