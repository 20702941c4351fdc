import { usePage } from '@docsite/renderer/template';
import DocVersionBanner from '@theme/DocVersionBanner';
import { VersionBanner as Original } from '@theme-original/pages/version-banner';
import type { ComponentProps } from 'react';

/** On documents what the site has instead. */
export function VersionBanner(props: ComponentProps<typeof Original>) {
  return usePage().kind === 'doc' ? <DocVersionBanner /> : <Original {...props} />;
}
