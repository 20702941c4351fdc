import { usePage, useSite } from '@docsite/renderer/template';
import { useLocation } from '@docusaurus/router';
import { type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { MenuPartsContext } from '../menu-parts.js';

interface Children {
  readonly children?: ReactNode;
}

/** A provider of contexts that docsite's pages do without. */
function Provider({ children }: Children): ReactNode {
  return children;
}

export {
  Provider as AnnouncementBarProvider,
  Provider as NavbarProvider,
  Provider as PluginHtmlClassNameProvider,
  Provider as ScrollControllerProvider,
};

/** What else the menu of narrow screens shows. */
export function useNavbarSecondaryMenu() {
  const parts = useContext(MenuPartsContext);
  return { shown: parts?.isSecondaryShown ?? false, hide: parts?.hideSecondary ?? nothing, content: parts?.secondary };
}

function nothing(): void {}

/** The message above the navbar, and what closes it. */
export function useAnnouncementBar() {
  const bar = useSite().announcementBar;
  const [isClosed, setClosed] = useState(false);
  useEffect(() => setClosed(document.documentElement.dataset.announcementDismissed !== undefined), []);
  const close = useCallback(() => {
    pressClose();
    setClosed(true);
  }, []);
  return { isActive: bar !== undefined && !isClosed, close };
}

/** Clicks a temporary button for which docsite's script closes the bar and remembers that. */
function pressClose(): void {
  const button = document.createElement('button');
  button.hidden = true;
  button.dataset.action = 'close-announcement';
  document.body.append(button);
  button.click();
  button.remove();
}

/** Items of the navbar by their sides: left unless they say otherwise, after Docusaurus right. */
export function splitNavbarItems<T extends { readonly position?: 'left' | 'right' }>(items: readonly T[]): [T[], T[]] {
  return [
    items.filter(({ position = 'right' }) => position === 'left'),
    items.filter(({ position = 'right' }) => position === 'right'),
  ];
}

/** Whether the navbar is hidden: docsite's style sheet hides it, so that components find it shown. */
export function useHideableNavbar(_hideable?: boolean) {
  return { navbarRef: () => {}, isNavbarVisible: true };
}

/** Keeps the page from being scrolled. */
export function useLockBodyScroll(lock = true): void {
  useEffect(() => {
    document.body.style.overflow = lock ? 'hidden' : '';
    return () => {
      document.body.style.overflow = '';
    };
  }, [lock]);
}

/** The addresses of the page in other languages. */
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

/** Calls back when another page is shown. */
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

/** Whether a path of the site is that of the page. */
export function isSamePath(one?: string, other?: string): boolean {
  const plain = (path?: string) => path?.replace(/\/$/, '').toLowerCase();
  return plain(one) === plain(other);
}

/** The home page of the site. */
export function useHomePageRoute() {
  return { path: useSite().baseUrl, exact: true };
}

/** Whether the button back to the top is shown. */
export function useBackToTopButton({ threshold }: { readonly threshold: number }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(scrollY > threshold);
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [threshold]);
  return { shown, scrollToTop: () => scrollTo({ top: 0, behavior: 'smooth' }) };
}

/** Draws what it holds; docsite has boundaries of its own for errors. */
export function ErrorCauseBoundary({ children }: Children & { readonly onError?: unknown }): ReactNode {
  return children;
}

/** Dates in the language of the site. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const { name, calendar } = useSite().locale;
  return new Intl.DateTimeFormat(name, { calendar, ...options });
}
