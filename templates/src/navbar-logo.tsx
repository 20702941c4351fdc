import { type LogoData, useSite } from '@docsite/renderer/template';

/** The site's mark and name; leads home. */
export function NavbarLogo() {
  const { navbar, baseUrl } = useSite();
  return (
    <a className="navbar-logo" href={navbar.logo?.href ?? baseUrl}>
      {navbar.logo && <Logo logo={navbar.logo} />}
      {navbar.title && <span className="navbar-title">{navbar.title}</span>}
    </a>
  );
}

/** A logo in its light and dark drawings; the style sheet shows the one that fits. */
export function Logo({ logo }: { readonly logo: LogoData }) {
  const size = { width: logo.width ?? 138, height: logo.height ?? 35 };
  if (logo.srcDark === undefined) return <img src={logo.src} alt={logo.alt} {...size} />;
  return (
    <>
      <img className="light-only" src={logo.src} alt={logo.alt} {...size} />
      <img className="dark-only" src={logo.srcDark} alt={logo.alt} {...size} />
    </>
  );
}
