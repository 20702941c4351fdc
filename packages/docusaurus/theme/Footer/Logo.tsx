import { useBaseUrl, useSite } from '@docsite/renderer/template';
import { LogoImage } from '@theme/shell/logo-image';

/** The configured logo of the footer. */
export default function FooterLogo(_: { readonly logo?: object }) {
  const { footer } = useSite();
  const home = useBaseUrl('/');
  if (footer?.logo === undefined) return null;
  return (
    <a className="footer-logo" href={footer.logo.href || home}>
      <LogoImage logo={footer.logo} />
    </a>
  );
}
