import { usePage, useSite } from '@docsite/renderer/template';
import { useLocation } from '@docusaurus/router';
import { useEffect, useState } from 'react';

/** A function for the page's addresses in other languages. */
export function useAlternatePageUtils() {
  const { localeUrls, url } = usePage();
  const { url: origin } = useSite();
  return {
    createUrl: ({ locale, fullyQualified }: { readonly locale: string; readonly fullyQualified: boolean }) => {
      const address = localeUrls.find((own) => own.locale === locale)?.url ?? url;
      return fullyQualified ? origin + address : address;
    },
  };
}

/** The path of the page below the base URL. */
export function useLocalPathname(): string {
  const { baseUrl } = useSite();
  return useLocation().pathname.replace(baseUrl, '/');
}

type Location = ReturnType<typeof useLocation>;

/** Calls a function when another page is shown. */
export function useLocationChange(
  onChange: (change: { readonly location: Location; readonly previousLocation: Location | undefined }) => void,
): void {
  const location = useLocation();
  const [previousLocation, setPrevious] = useState<Location>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is called once for each page
  useEffect(() => {
    onChange({ location, previousLocation });
    setPrevious(location);
  }, [location.pathname]);
}

/** The route of the home page. */
export function useHomePageRoute() {
  return { path: useSite().baseUrl, exact: true };
}
