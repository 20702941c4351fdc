import { useSite } from '@docsite/renderer/template';
import { LogoImage } from '@theme/shell/logo-image';

/** The configured logo of the footer. */
export default function FooterLogo(_: { readonly logo?: object }) {
  const { footer } = useSite();
  if (footer?.logo === undefined) return null;
  return (
    <a className="footer-logo" href={footer.logo.href}>
      <LogoImage logo={footer.logo} />
    </a>
  );
}
