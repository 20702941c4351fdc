const link = /(\]\((?!https?:\/\/|@site\/)[^'")\]\s>]+\.mdx?)\/(?=[#?)\s])/g;

/**
 * Reads links such as `[a](guide.md/#id)` as Docusaurus 2 did, which replaced the path of the file in the text,
 * whatever followed it.
 */
export function trimFileLinks(text: string): string {
  return text.replace(link, '$1');
}
