import { useBaseUrl, useSite } from '@docsite/renderer/template';
import { Logo } from '@theme/shell/navbar-logo';

/** The logo of the footer, as it is configured. */
export default function FooterLogo(_: { readonly logo?: object }) {
  const { footer } = useSite();
  const home = useBaseUrl('/');
  if (footer?.logo === undefined) return null;
  return (
    <a className="footer-logo" href={footer.logo.href || home}>
      <Logo logo={footer.logo} />
    </a>
  );
}
