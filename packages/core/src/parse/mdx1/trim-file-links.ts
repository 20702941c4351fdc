const link = /(\]\((?!https?:\/\/|@site\/)[^'")\]\s>]+\.mdx?)\/(?=[#?)\s])/g;

/**
 * Reads links such as `[a](guide.md/#id)` like Docusaurus 2, which replaced the file's path in the text of a link,
 * whatever followed it.
 */
export function trimFileLinks(text: string): string {
  return text.replace(link, '$1');
}
