import { useThemeConfig } from '@docusaurus/theme-common';
import FooterCopyright from '@theme/Footer/Copyright';
import FooterLayout from '@theme/Footer/Layout';
import FooterLinks, { type FooterLinksProps } from '@theme/Footer/Links';
import FooterLogo from '@theme/Footer/Logo';

interface FooterConfig extends Partial<FooterLinksProps> {
  readonly style?: 'light' | 'dark';
  readonly logo?: object;
  readonly copyright?: string;
}

/** The footer, composed of separate components, for sites that replace one of them. */
export default function Footer() {
  const footer = useThemeConfig().footer as FooterConfig | undefined;
  if (footer === undefined) return null;
  const { style, links = [], logo, copyright } = footer;
  return (
    <FooterLayout
      {...(style && { style })}
      {...(links.length > 0 && { links: <FooterLinks links={links} /> })}
      {...(logo && { logo: <FooterLogo logo={logo} /> })}
      {...(copyright && { copyright: <FooterCopyright copyright={copyright} /> })}
    />
  );
}
