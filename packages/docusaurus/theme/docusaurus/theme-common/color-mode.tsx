import { useSite } from '@docsite/renderer/template';
import { forgetChoice, keepChoice, readChoice } from '@theme/browser/storage';
import { type ReactNode, useSyncExternalStore } from 'react';

/** The colours of a page, for which readers choose. */
export type ColorMode = 'light' | 'dark';

/** What docsite keeps the reader's choice under. */
const key = 'theme';

/** Follows the colour mode, which docsite keeps in the document. */
function watchColorMode(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function systemMode(): ColorMode {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** The colour mode; on the server the one that readers get who have not chosen. */
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
  const setColorMode = (mode: ColorMode | null) => {
    if (mode === null) forgetChoice(key);
    else keepChoice(key, mode);
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

/** Gives components the colour mode; docsite's pages know it without. */
export function ColorModeProvider({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
