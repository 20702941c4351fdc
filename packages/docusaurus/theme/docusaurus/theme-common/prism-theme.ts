import defaultPrismTheme from '@generated/prism-theme';
import { useColorMode } from './color-mode.js';
import { useThemeConfig } from './theme-config.js';

/** A theme of `prism-react-renderer`. */
type PrismTheme = typeof defaultPrismTheme;

/** The site's theme of code for the colour mode, for components that highlight code in the browser. */
export function usePrismTheme(): PrismTheme {
  const { prism } = useThemeConfig() as { readonly prism?: { readonly theme?: unknown; readonly darkTheme?: unknown } };
  const { colorMode } = useColorMode();
  const light = prismTheme(prism?.theme) ?? defaultPrismTheme;
  return colorMode === 'dark' ? (prismTheme(prism?.darkTheme) ?? light) : light;
}

/** A configured theme; undefined if its package is not installed. */
function prismTheme(value: unknown): PrismTheme | undefined {
  const theme = value as { readonly default?: PrismTheme; readonly styles?: unknown } | undefined;
  const own = theme?.default ?? theme;
  return Array.isArray(own?.styles) ? (own as PrismTheme) : undefined;
}
