import { join } from 'node:path';

/** The layer that gives bodies of pages what `useIsBrowser` reads, if code calls it or draws `BrowserOnly`. */
export function browserContextLayers(code: readonly string[], themeDir: string): string[] {
  return code.some((text) => /useIsBrowser|BrowserOnly/.test(text)) ? [join(themeDir, 'frame/browser-context')] : [];
}
