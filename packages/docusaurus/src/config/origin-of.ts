/** The origin of an address as browsers read it: Docusaurus takes `https:/example.org` and one with a path, too. */
export function originOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) && /^https?:/.test(url) ? new URL(url).origin : url;
}
