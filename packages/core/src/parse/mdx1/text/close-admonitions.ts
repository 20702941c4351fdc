const fence = /^[ \t>]*(?:`{3,}|~{3,})/;
const marked = /^([ \t>]*)(:{3,})(.*)$/;
const opening = /^[A-Za-z][\w-]*(?: .*)?$/;

/**
 * Rewrites the lines around notices as Docusaurus 2 read them. It closed a notice at the next line that begins with as
 * many colons, whatever follows them (`:::info` after `:::info`); fewer colons inside open another notice, which is
 * closed likewise. A title needed no space before it (`:::tipTitle`), which is added.
 *
 * @param names The names of the site's notices.
 */
export function closeAdmonitions(text: string, names: ReadonlySet<string>): string {
  if (!text.includes(':::')) return text;
  const open: number[] = [];
  let inCode = false;
  const lines = text.split('\n').map((line) => {
    if (fence.test(line)) inCode = !inCode;
    const [, indent = '', colons = '', rest = ''] = inCode ? [] : (marked.exec(line) ?? []);
    const current = open.at(-1);
    if (colons === '') return line;
    if (current === undefined || colons.length < current) {
      const spaced = withSpace(rest, names);
      if (current !== undefined || opening.test(spaced)) open.push(colons.length);
      return indent + colons + spaced;
    }
    if (colons.length > current) return line;
    open.pop();
    return indent + colons;
  });
  return lines.join('\n');
}

/** What follows the colons, with a space between the name of a notice and its title. */
function withSpace(rest: string, names: ReadonlySet<string>): string {
  const [written = ''] = /^[A-Za-z][\w-]*/.exec(rest) ?? [];
  if (names.has(written) && /^[\s[{]|^$/.test(rest.slice(written.length))) return rest;
  const name = [...names].find((known) => rest.startsWith(known));
  return name === undefined ? rest : `${name} ${rest.slice(name.length)}`;
}
