import type { LogoData } from '@docsite/renderer/template';
import ThemedImage from '@theme/ThemedImage';

/** A logo in its light and dark variants, drawn by the site. */
export function LogoImage({ logo }: { readonly logo: LogoData }) {
  const { src, srcDark = src, alt, width = 138, height = 35, className, style } = logo;
  const image = { alt, width, height, style, loading: 'lazy' } as const;
  return <ThemedImage {...image} sources={{ light: src, dark: srcDark }} {...(className && { className })} />;
}
