import { useSite } from '@docsite/renderer/template';
import { forgetChoice, keepChoice, readChoice } from '@theme/browser/storage';
import { type ReactNode, useSyncExternalStore } from 'react';

/** The colour mode of a page. */
export type ColorMode = 'light' | 'dark';

/** The key under which docsite stores the reader's choice. */
const key = 'theme';

/** Observes the colour mode, which docsite records in the document. */
function watchColorMode(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function systemMode(): ColorMode {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** The colour mode; on the server, that for readers who have not chosen one. */
export function useColorMode() {
  const { defaultMode, respectPrefersColorScheme } = useSite().colorMode;
  const colorMode = useSyncExternalStore(
    watchColorMode,
    () => (document.documentElement.dataset.theme ?? defaultMode) as ColorMode,
    () => defaultMode,
  );
  const choice = useSyncExternalStore(
    watchColorMode,
    () => (readChoice(key) as ColorMode | null) ?? (respectPrefersColorScheme ? null : defaultMode),
    () => null,
  );
  const setColorMode = (mode: ColorMode | null, { persist = true }: { readonly persist?: boolean } = {}) => {
    if (persist && mode === null) forgetChoice(key);
    if (persist && mode !== null) keepChoice(key, mode);
    document.documentElement.dataset.theme = mode ?? (respectPrefersColorScheme ? systemMode() : defaultMode);
  };
  return {
    colorMode,
    colorModeChoice: choice,
    isDarkTheme: colorMode === 'dark',
    setColorMode,
    setLightTheme: () => setColorMode('light'),
    setDarkTheme: () => setColorMode('dark'),
  };
}

/** Only draws its children: `useColorMode` reads the mode from the document. */
export function ColorModeProvider({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
