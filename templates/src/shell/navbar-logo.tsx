import { classNames, type LogoData, useSite } from '@docsite/renderer/template';

/** The logo and the name of the site, which link to the home page. */
export function NavbarLogo() {
  const { navbar, baseUrl } = useSite();
  return (
    <a className="navbar-logo" href={navbar.logo?.href ?? baseUrl} {...navbar.logo?.attributes}>
      {navbar.logo && <Logo logo={navbar.logo} />}
      {navbar.title && <span className="navbar-title">{navbar.title}</span>}
    </a>
  );
}

/**
 * A logo in its light and dark variants, of which the style sheet shows one. Both are lazy, so that the hidden one is
 * not fetched: otherwise React would make the browser preload both.
 */
export function Logo({ logo }: { readonly logo: LogoData }) {
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
