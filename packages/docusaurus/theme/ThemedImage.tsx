import type { ImgHTMLAttributes } from 'react';

export interface ThemedImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  /** The addresses of the picture for each colour mode. */
  readonly sources: { readonly light: string; readonly dark: string };
}

/** A picture that differs by the colour mode: both are there, and the style sheet shows one. */
export default function ThemedImage({ sources, className, alt = '', ...rest }: ThemedImageProps) {
  const named = (mode: string) => [className, `${mode}-only`].filter(Boolean).join(' ');
  return (
    <>
      <img {...rest} src={sources.light} alt={alt} className={named('light')} />
      <img {...rest} src={sources.dark} alt={alt} className={named('dark')} />
    </>
  );
}
