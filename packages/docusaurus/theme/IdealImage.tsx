import type { ImgHTMLAttributes } from 'react';

export interface IdealImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  /** The address, or what the plugin makes of an imported picture. */
  readonly img: string | { readonly default: string } | { readonly src: { readonly src: string } };
}

/** A picture that is loaded when it comes near. */
export default function IdealImage({ img, alt = '', ...rest }: IdealImageProps) {
  const src = typeof img === 'string' ? img : 'default' in img ? img.default : img.src.src;
  return <img loading="lazy" {...rest} src={src} alt={alt} />;
}
