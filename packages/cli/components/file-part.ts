/**
 * The lines of a text that `2:5` or the name of a section stand for, without the marks of sections.
 *
 * @param mark Matches lines that begin or end a section, with its name.
 * @returns Undefined if there is no section of this name.
 */
export function partOf(text: string, part: string, mark: RegExp): string | undefined {
  const lines = text.split('\n');
  const [, first, last] = /^(\d*)(?::(\d*))?$/.exec(part) ?? [];
  const chosen =
    first === undefined
      ? sectionOf(lines, (line) => mark.exec(line)?.[1] === part)
      : lines.slice(Number(first || 1) - 1, Number(last || lines.length));
  return chosen?.filter((line) => !mark.test(line)).join('\n');
}

/** The lines between two marks, or behind a single one. */
function sectionOf(lines: readonly string[], isMark: (line: string) => boolean): string[] | undefined {
  const start = lines.findIndex(isMark);
  if (start < 0) return undefined;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex(isMark);
  return end < 0 ? rest : rest.slice(0, end);
}
