import { useSite } from '@docsite/renderer/template';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { Head } from '@theme/content/head';
import type { ReactNode } from 'react';
import { useTitleFormatter } from '../../theme-common/title-formatter.js';

export interface PageMetadataProps {
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: string | readonly string[];
  /** Path of the image that social media show. */
  readonly image?: string;
  readonly children?: ReactNode;
}

/** Sets the metadata in the head of a page. */
export function PageMetadata({ title, description, keywords, image = '', children }: PageMetadataProps) {
  const { url } = useSite();
  const { format } = useTitleFormatter();
  const picture = useBaseUrl(image);
  const whole = title && format(title);
  const words = Array.isArray(keywords) ? keywords.join(',') : (keywords as string | undefined);
  return (
    <Head>
      {whole && <title>{whole}</title>}
      {whole && <meta property="og:title" content={whole} />}
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {words && <meta name="keywords" content={words} />}
      {image && <meta property="og:image" content={picture.startsWith('/') ? url + picture : picture} />}
      {children}
    </Head>
  );
}
