import { useSite } from '@docsite/renderer/template';
import siteConfig from '@generated/docusaurus.config';
import { useAddressEnd } from '@theme/content/address-end';

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

/** The theme of code: docsite highlights code while the site is built, so that there is none to be applied. */
export function usePrismTheme() {
  return { plain: {}, styles: [] };
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
