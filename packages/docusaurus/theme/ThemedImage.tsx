import type { ImgHTMLAttributes } from 'react';

export interface ThemedImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  /** The address of the image in each colour mode. */
  readonly sources: { readonly light: string; readonly dark: string };
}

/** An image that depends on the colour mode. Both images are rendered, and the style sheet shows one. */
export default function ThemedImage({ sources, className, alt = '', ...rest }: ThemedImageProps) {
  const named = (mode: string) => [className, `${mode}-only`].filter(Boolean).join(' ');
  return (
    <>
      <img {...rest} src={sources.light} alt={alt} className={named('light')} />
      <img {...rest} src={sources.dark} alt={alt} className={named('dark')} />
    </>
  );
}
