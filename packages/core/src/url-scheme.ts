const allowedSchemes = new Set([
  'http',
  'https',
  'mailto',
  'tel',
  'sms',
  'ftp',
  'irc',
  'ircs',
  'matrix',
  'xmpp',
  'geo',
  'magnet',
  // a path of the site, as in Docusaurus; removed when links are resolved
  'pathname',
  'git',
  'ssh',
  // the browser's own pages, and other programs of the reader
  'about',
  'chrome',
  'edge',
  'vscode',
  'vscode-insiders',
  'cursor',
  'slack',
  'tg',
]);

/** Schemes whose URLs are code. */
export const scriptSchemes: ReadonlySet<string> = new Set(['javascript', 'vbscript']);

/** Schemes whose URLs are or may contain code. */
export const codeSchemes: ReadonlySet<string> = new Set([...scriptSchemes, 'data']);

/** A link that does nothing unless a component or script handles it. */
const inert = /^javascript:(?:void(?:\(0\)|0))?;?$/i;

const anyScheme = /^([a-z][a-z0-9+.-]*):/i;

/** Whether an href begins with a scheme, such as `mailto:`, so that it is no path. */
export function hasScheme(href: string): boolean {
  return anyScheme.test(href);
}

/** Whether an href is the address of something on the web, absolute or without a scheme. */
export function isWebAddress(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}

/** The scheme of a URL, as defined by the URL standard: control characters and spaces do not hide it. */
export function schemeOf(href: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers strip these before they read the scheme
  return anyScheme.exec(href.replace(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase();
}

/** Whether a URL has no scheme, or one that is known to run no code. */
export function hasSafeScheme(href: string): boolean {
  const scheme = schemeOf(href);
  return scheme === undefined || allowedSchemes.has(scheme) || inert.test(href.replace(/\s/g, ''));
}

/** Whether a URL has no scheme, or any scheme that cannot contain code. */
export function runsNoCode(href: string): boolean {
  return !codeSchemes.has(schemeOf(href) ?? '') || hasSafeScheme(href);
}
