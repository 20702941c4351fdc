/**
 * Markdown syntax to strip from a line, with its replacement, in the order of removal: tags, the title, other headings,
 * emphasis, images, footnotes, links, code, quotes, notices, emoji and heading ids.
 */
const marks: readonly (readonly [mark: RegExp, left: string])[] = [
  [/<[^>]*>/g, ''],
  [/^#(?!#).*/, ''],
  [/^#{2,6}\s*(.*?)[\s#]*$/, '$1'],
  [/([*_]{1,3})(.*?)\1/g, '$2'],
  [/~~(\S.*\S)~~/g, '$1'],
  [/!\[(.*?)\][[(].*?[\])]/g, '$1'],
  [/\[\^.+?\](?:: .*$)?/g, ''],
  [/\[(.*?)\][[(].*?[\])]/g, '$1'],
  [/`(.+?)`/g, '$1'],
  [/^\s{0,3}>\s?/, ''],
  [/:::.*/, ''],
  [/\s?:(?:::|[^:])+:/g, ''],
  [/\{#*[\w-]+\}/, ''],
];

/**
 * The first line of a document that contains words, without its Markdown, like Docusaurus's `createExcerpt`: imports,
 * fenced code and the title are skipped, but other headings are not. Empty if there is none.
 *
 * @param body The source without its front matter.
 */
export function firstLine(body: string): string {
  let isImport = false;
  let fence = '';
  for (const line of withoutUnderlinedTitle(body.trimStart()).split(/\r?\n/)) {
    const [marker = ''] = /^`{3,}/.exec(line.trim()) ?? [];
    if (line.trim() === '') isImport = false;
    else if (fence === '' && (isImport || /^(?:import|export)\s/.test(line))) isImport = true;
    else if (marker !== '' && fence === '') fence = marker;
    else if (marker !== '' && marker.length >= fence.length) fence = '';
    else if (marker === '' && fence === '') {
      const words = marks.reduce((text, [mark, left]) => text.replace(mark, left), line).trim();
      if (words !== '') return words;
    }
  }
  return '';
}

function withoutUnderlinedTitle(text: string): string {
  return text.replace(/^[^\r\n]*\r?\n=+/, '');
}
