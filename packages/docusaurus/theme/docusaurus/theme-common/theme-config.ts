import siteConfig from '@generated/docusaurus.config';

/** The theme configuration. */
export function useThemeConfig(): Readonly<Record<string, unknown>> {
  return (siteConfig.themeConfig ?? {}) as Readonly<Record<string, unknown>>;
}
