const blank = /^[ \t]*$/;
const indented = /^(?: {4}| {0,3}\t)/;
/** The start of a list item or footnote, to whose content a line may belong by the same indentation. */
const container = /^ {0,3}(?:[-*+]|\d+[.)]|\[\^[^\]]+\]:)(?:[ \t]|$)/;

/**
 * Creates a function that receives the lines of a Markdown text in order, and determines which are code by indentation:
 * those indented by four columns after a blank line. Lines below an item of a list are not: they may be its content.
 */
export function indentedCodeReader(): (line: string) => boolean {
  let isAfterBlank = true;
  let isCode = false;
  let isContained = false;
  return (line) => {
    if (blank.test(line)) {
      isAfterBlank = true;
      return isCode;
    }
    const isIndented = indented.test(line);
    if (!isIndented) isContained = container.test(line) || (isContained && (!isAfterBlank || line.startsWith(' ')));
    isCode = isIndented && !isContained && (isCode || isAfterBlank);
    isAfterBlank = false;
    return isCode;
  };
}
