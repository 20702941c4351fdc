// The image of Next.js, which documents import from 'next/image', as it is.
import type { CSSProperties } from 'react';

interface NextImageProps {
  readonly src: string | { readonly src: string; readonly width?: number; readonly height?: number };
  readonly alt: string;
  readonly width?: number | string;
  readonly height?: number | string;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Whether it is loaded at once. */
  readonly priority?: boolean;
}

export default function Image({ src, alt, width, height, className, style, priority = false }: NextImageProps) {
  const file = typeof src === 'string' ? { src, width: undefined, height: undefined } : src;
  return (
    <img
      src={file.src}
      alt={alt}
      width={width ?? file.width}
      height={height ?? file.height}
      className={className}
      style={style}
      loading={priority ? 'eager' : 'lazy'}
    />
  );
}
