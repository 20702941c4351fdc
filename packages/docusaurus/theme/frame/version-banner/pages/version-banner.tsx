import { useIsAmongDocs } from '@docusaurus/inner/docs/doc-page';
import DocVersionBanner from '@theme/DocVersionBanner';
import { VersionBanner as Original } from '@theme-original/pages/version-banner';
import type { ComponentProps } from 'react';

/** On documents and indexes of categories what the site has instead. */
export function VersionBanner(props: ComponentProps<typeof Original>) {
  return useIsAmongDocs() ? <DocVersionBanner /> : <Original {...props} />;
}
