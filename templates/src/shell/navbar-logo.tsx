import { classNames, type LogoData, useSite } from '@docsite/renderer/template';

/** The site's mark and name; leads home. */
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
 * A logo in its light and dark drawings; the style sheet shows the one that fits. Both are lazy, so that the hidden one
 * is not fetched: React would otherwise have the browser preload the two.
 */
export function Logo({ logo }: { readonly logo: LogoData }) {
  const { alt, width = 138, height = 35, className } = logo;
  const image = { width, height, loading: 'lazy' } as const;
  if (logo.srcDark === undefined) return <img src={logo.src} className={className} alt={alt} {...image} />;
  return (
    <>
      <img className={classNames('light-only', className)} src={logo.src} alt={alt} {...image} />
      <img className={classNames('dark-only', className)} src={logo.srcDark} alt={alt} {...image} />
    </>
  );
}
