import { NavbarLogo } from '@theme-original/shell/navbar-logo';

export interface LogoProps {
  readonly className?: string;
  readonly imageClassName?: string;
  readonly titleClassName?: string;
}

/** docsite's logo, which needs no classes of Infima. */
export default function Logo(_classes: LogoProps) {
  return <NavbarLogo />;
}
