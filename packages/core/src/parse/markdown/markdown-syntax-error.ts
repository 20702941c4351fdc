/** Markdown, in practice MDX, that cannot be read. Line and column are 1-based and count within the parsed text. */
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
