import { useSite } from '@docsite/renderer/template';
import { LogoImage } from '@theme/shell/logo-image';

/** The logo and the name of the site, which link to the home page. */
export function NavbarLogo() {
  const { navbar, baseUrl, home = baseUrl } = useSite();
  return (
    <a className="navbar-logo" href={navbar.logo ? navbar.logo.href : home} {...navbar.logo?.attributes}>
      {navbar.logo && <LogoImage logo={navbar.logo} />}
      {navbar.title && <span className="navbar-title">{navbar.title}</span>}
    </a>
  );
}
