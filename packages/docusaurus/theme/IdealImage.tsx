import type { ImgHTMLAttributes } from 'react';

export interface IdealImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  /** The image's address, or the object that importing an image yields with the plugin. */
  readonly img: string | { readonly default: string } | { readonly src: { readonly src: string } };
}

/** Props of the plugin's component that are not attributes of images. */
const ownProps: ReadonlySet<string> = new Set([
  ...['getIcon', 'getMessage', 'getUrl', 'icons', 'loader', 'placeholder', 'shouldAutoDownload', 'theme', 'threshold'],
]);

/** An image that is loaded when it comes near the window. */
export default function IdealImage({ img, alt = '', ...rest }: IdealImageProps) {
  const given = typeof img === 'string' ? { default: img } : img;
  const src = 'default' in given ? given.default : given.src.src;
  const props = Object.fromEntries(Object.entries(rest).filter(([name]) => !ownProps.has(name)));
  return <img loading="lazy" {...props} src={src} alt={alt} />;
}
