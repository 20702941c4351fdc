/** A list of contents of Sphinx. */
export interface Toctree {
  readonly caption: string | undefined;
  /** Whether its lines may be patterns of paths. */
  readonly isGlob: boolean;
  /** Documents, relative to the one that lists them, or `Title <document or address>`. */
  readonly lines: readonly string[];
}

/** The beginning of a `toctree` of MyST, between backticks or colons, and of reStructuredText. */
const opening = /^([ \t]*)(?:(`{3,}|:{3,})\{toctree\}|\.\.[ \t]+toctree::)[ \t]*$/;

/** The `toctree` directives of a document. Options begin with a colon, or are in YAML between dashes. */
export function toctreesIn(text: string): Toctree[] {
  const lines = text.split(/\r?\n/);
  return lines.flatMap((line, at): Toctree[] => {
    const [found, indent = '', fence] = opening.exec(line) ?? [];
    return found === undefined ? [] : [readBody(bodyOf(lines.slice(at + 1), indent, fence))];
  });
}

/** The lines of a directive: up to its closing fence, or those that are indented further. */
function bodyOf(rest: readonly string[], indent: string, fence: string | undefined): readonly string[] {
  const isEnd = (line: string): boolean =>
    fence === undefined ? line.trim() !== '' && !/^[ \t]/.test(line.slice(indent.length)) : line.trim() === fence;
  const end = rest.findIndex(isEnd);
  return rest.slice(0, end < 0 ? undefined : end).map((line) => line.trim());
}

function readBody(body: readonly string[]): Toctree {
  const options = body.filter((line) => /^:?(\w+):/.test(line) && !/^\w+:\S/.test(line));
  const caption = options.map((line) => /^:?caption:[ \t]*(.*)$/.exec(line)?.[1]).find((value) => value !== undefined);
  return {
    caption: caption?.replace(/^(["'])(.*)\1$/, '$2') || undefined,
    isGlob: options.some((line) => /^:?glob:/.test(line)),
    lines: body.filter((line) => line !== '' && line !== '---' && line !== 'self' && !options.includes(line)),
  };
}
