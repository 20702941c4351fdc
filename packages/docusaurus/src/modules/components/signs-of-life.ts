import type { ThemeFile } from './theme-files.js';

/** Matches code that can change in the browser. */
export const signOfLife =
  /\buse(?:Callback|CodeWordWrap|ColorMode|Effect|IsBrowser|LayoutEffect|PrismTheme|Reducer|Ref|State|SyncExternalStore)\b|\bon[A-Z]\w*=|\bBrowserOnly\b|\bextends (?:React\.)?(?:Pure)?Component\b/;

/** Whether a file is a component for code in documents that can change in the browser. */
export function isLiveCode({ path, text }: ThemeFile): boolean {
  return /^(?:CodeBlock|MDXComponents\/Pre)\b/.test(path) && signOfLife.test(text);
}

/**
 * Whether a file is the component for diagrams and can change in the browser. If it imports code of the site, it is
 * assumed to: such code mostly enlarges diagrams.
 */
export function isLiveDiagram({ name, text }: ThemeFile): boolean {
  const others =
    /^\s*import\s+(?!type\b)(?:[^'"]*\bfrom\s*)?['"](?!react['"]|clsx['"]|@theme-(?:original|init)\/)[^'"]*(?<!\.css)['"]/m;
  return name === 'Mermaid' && (signOfLife.test(text) || others.test(text));
}
