import { useSite } from '@docsite/renderer/template';
import siteConfig from '@generated/docusaurus.config';
import defaultPrismTheme from '@generated/prism-theme';
import { useAddressEnd } from '@theme/content/address-end';
import { useColorMode } from './color-mode.js';

/** What the configuration says of the theme. */
export function useThemeConfig(): Readonly<Record<string, unknown>> {
  return (siteConfig.themeConfig ?? {}) as Readonly<Record<string, unknown>>;
}

/** Chooses among the forms of a text for a number, which stand between bars: `one post|{count} posts`. */
export function usePluralForm() {
  const { locale } = useSite();
  const rules = new Intl.PluralRules(locale.name);
  const categories = rules.resolvedOptions().pluralCategories;
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((name) =>
    (categories as string[]).includes(name),
  );
  return {
    selectMessage: (count: number, messages: string) => {
      const forms = messages.split('|');
      return forms[Math.min(order.indexOf(rules.select(count)), forms.length - 1)] ?? messages;
    },
  };
}

/** A theme of `prism-react-renderer`. */
type PrismTheme = typeof defaultPrismTheme;

/** The site's theme of code for the colour mode, for components that highlight code in the browser. */
export function usePrismTheme(): PrismTheme {
  const { prism } = useThemeConfig() as { readonly prism?: { readonly theme?: unknown; readonly darkTheme?: unknown } };
  const { colorMode } = useColorMode();
  const light = prismTheme(prism?.theme) ?? defaultPrismTheme;
  return colorMode === 'dark' ? (prismTheme(prism?.darkTheme) ?? light) : light;
}

/** A theme in the configuration, unless the package that it is from is not installed. */
function prismTheme(value: unknown): PrismTheme | undefined {
  const theme = value as { readonly default?: PrismTheme; readonly styles?: unknown } | undefined;
  const own = theme?.default ?? theme;
  return Array.isArray(own?.styles) ? (own as PrismTheme) : undefined;
}

export interface ThemedComponentProps {
  readonly className?: string;
  readonly children: (props: { readonly theme: 'light' | 'dark'; readonly className: string }) => React.ReactNode;
}

/** What differs by the colour mode: both are drawn, and the style sheet shows one. */
export function ThemedComponent({ className, children }: ThemedComponentProps) {
  const named = (theme: string) => [className, `${theme}-only`].filter(Boolean).join(' ');
  return (
    <>
      {children({ theme: 'light', className: named('light') })}
      {children({ theme: 'dark', className: named('dark') })}
    </>
  );
}

/** What a link to a heading needs so that the heading is not below the navbar: docsite's style sheet sees to it. */
export function useAnchorTargetClassName(_id?: string): string | undefined {
  return undefined;
}

/** The words that are searched for, on the page of the search. */
export function useSearchQueryString(): [query: string, set: (query: string) => void] {
  const { search } = useAddressEnd();
  return [new URLSearchParams(search).get('q') ?? '', () => {}];
}

/** Makes addresses of searches. */
export function useSearchLinkCreator(): (query: string) => string {
  const { search, baseUrl } = useSite();
  return (query) => `${search?.pageUrl ?? `${baseUrl}search`}?q=${encodeURIComponent(query)}`;
}
