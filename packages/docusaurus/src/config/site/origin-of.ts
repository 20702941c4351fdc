/**
 * The origin of an address as browsers parse it, because Docusaurus also accepts `https:/example.org` and addresses
 * with a path.
 */
export function originOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) && /^https?:/.test(url) ? new URL(url).origin : url;
}
