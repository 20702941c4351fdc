/** Code in a document with an attribute or a text that is an expression, other than text in quotation marks. */
const computed = /<CodeBlock\b(?:[^>]*=\{|[^>]*>\s*\{(?!\s*(?:`[^`$]*`|"[^"]*"|'[^']*')\s*\}))/;

/** Whether documents have `<CodeBlock>` with expressions, which may have to be read when they are drawn. */
export function computesCode(documents: readonly string[]): boolean {
  return documents.some((text) => computed.test(text));
}
