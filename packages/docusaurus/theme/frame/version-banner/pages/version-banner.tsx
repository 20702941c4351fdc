import { useIsAmongDocs } from '@docusaurus/inner/docs/doc-page';
import DocVersionBanner from '@theme/DocVersionBanner';
import { VersionBanner as Original } from '@theme-original/pages/version-banner';
import type { ComponentProps } from 'react';

/** The version banner; that of documents and generated indexes is drawn by the site. */
export function VersionBanner(props: ComponentProps<typeof Original>) {
  return useIsAmongDocs() ? <DocVersionBanner /> : <Original {...props} />;
}
