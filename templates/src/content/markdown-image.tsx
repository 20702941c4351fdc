import type { ImgHTMLAttributes } from 'react';

/** An image in the text of a page, loaded lazily. */
export function MarkdownImage({ alt = '', ...rest }: ImgHTMLAttributes<HTMLImageElement>) {
  return <img loading="lazy" decoding="async" alt={alt} {...rest} />;
}
