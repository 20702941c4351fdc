/** Whether an address is a path within the site, without a scheme and a host. */
export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !hasProtocol(url);
}

/** Whether an address has a scheme, or begins with `//`. */
export function hasProtocol(url: string): boolean {
  return /^(?:[A-Za-z][A-Za-z\d+.-]*:|\/\/)/.test(url);
}
