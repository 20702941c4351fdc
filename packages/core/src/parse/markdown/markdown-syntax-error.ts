/** Thrown for Markdown, in practice MDX, that cannot be parsed. Line and column are 1-based within the parsed text. */
export class MarkdownSyntaxError extends Error {
  override readonly name = 'MarkdownSyntaxError';

  constructor(
    readonly reason: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(`${line}:${column}: ${reason}`);
  }
}
