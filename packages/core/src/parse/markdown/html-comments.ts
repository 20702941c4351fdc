/** A fence with its contents, inline code, an MDX comment, an escaped character, or an HTML comment. */
const codeOrComment =
  /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?<fence>`{3,}(?=[^`\n]*$)|~{3,})[^\n]*\n(?:[\s\S]*?\n)??[ \t>]*\k<fence>[`~]*[ \t]*$|(?<ticks>`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?[^`]\k<ticks>(?!`)|\{\/\*[\s\S]*?\*\/\}|\\[\\`<]|<!--(?<comment>[\s\S]*?)-->/gm;

/** Begins the code of comments that were written in HTML: a vertical tab, which authors do not use. */
const htmlMark = '/*\v';

/**
 * Rewrites the HTML comments of an MDX file, which MDX 1 knew, as those of MDX 3: `<!-- a -->` becomes `{/* a *​/}`.
 * What follows keeps its line and column. Code is left alone.
 */
export function htmlCommentsToMdx(text: string): string {
  if (!text.includes('<!--')) return text;
  return text.replace(codeOrComment, (found, ...rest) => {
    const { comment } = rest.at(-1) as { readonly comment?: string };
    return comment === undefined ? found : `{${htmlMark}${comment.replaceAll('*/', '* ')}*/}`;
  });
}

/** Whether the code of an expression is a comment that was written in HTML. */
export function isHtmlComment(code: string): boolean {
  return code.startsWith(htmlMark);
}
