/** Whether an address names a path of the site: it has no scheme and no host. */
export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !hasProtocol(url);
}

/** Whether an address names its scheme, or leaves that to the page. */
export function hasProtocol(url: string): boolean {
  return /^(?:[A-Za-z][A-Za-z\d+.-]*:|\/\/)/.test(url);
}
