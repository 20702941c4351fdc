import { classNames, type LogoData } from '@docsite/renderer/template';

/**
 * A logo in its light and dark variants, of which the style sheet shows one. Both are lazy, so that the hidden one is
 * not fetched: otherwise React would make the browser preload both.
 */
export function LogoImage({ logo }: { readonly logo: LogoData }) {
  const { alt, width = 138, height = 35, className, style } = logo;
  const image = { width, height, style, loading: 'lazy' } as const;
  if (logo.srcDark === undefined) return <img src={logo.src} className={className} alt={alt} {...image} />;
  return (
    <>
      <img className={classNames('light-only', className)} src={logo.src} alt={alt} {...image} />
      <img className={classNames('dark-only', className)} src={logo.srcDark} alt={alt} {...image} />
    </>
  );
}
