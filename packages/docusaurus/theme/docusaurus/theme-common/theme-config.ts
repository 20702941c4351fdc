import siteConfig from '@generated/docusaurus.config';

/** What the configuration says of the theme. */
export function useThemeConfig(): Readonly<Record<string, unknown>> {
  return (siteConfig.themeConfig ?? {}) as Readonly<Record<string, unknown>>;
}
