import type { ImgHTMLAttributes } from 'react';

/** An image in the text of a page; loaded when it is scrolled near. */
export function MarkdownImage({ alt = '', ...rest }: ImgHTMLAttributes<HTMLImageElement>) {
  return <img loading="lazy" decoding="async" alt={alt} {...rest} />;
}
