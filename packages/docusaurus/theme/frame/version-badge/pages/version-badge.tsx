import { useIsAmongDocs } from '@docusaurus/inner/docs/doc-page';
import DocVersionBadge from '@theme/DocVersionBadge';
import { VersionBadge as Original } from '@theme-original/pages/version-badge';
import type { ComponentProps } from 'react';

/** The version badge; that of documents and generated indexes is drawn by the site. */
export function VersionBadge(props: ComponentProps<typeof Original>) {
  return useIsAmongDocs() ? <DocVersionBadge /> : <Original {...props} />;
}
