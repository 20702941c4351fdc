/** Whether an author's profile can be linked: at sites that docsite does not know, it may be only a name. */
export function isLinkable({ href }: { readonly href: string }): boolean {
  return /^(?:https?:|mailto:)/.test(href);
}
