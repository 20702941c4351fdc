import Logo from '@theme/Logo';

/** The logo in the navbar. docsite's has these classes only where the site's style sheets name them. */
export default function NavbarLogo() {
  return <Logo className="navbar__brand" imageClassName="navbar__logo" titleClassName="navbar__title text--truncate" />;
}
