import type { ParseState } from '../parse-state.js';
import { placeOfNode, sourceOfNode } from '../tree/node-place.js';
import type { CodeUse } from './find-code.js';

/** Reports fenced code without the line that ends it: it reaches to the end of the page, or of the list or quote. */
export function reportUnclosed({ node, code }: CodeUse, state: ParseState): void {
  const source = sourceOfNode(node, state);
  const [fence] = /^(?:`{3,}|~{3,})/.exec(source) ?? [];
  if (fence === undefined || isEnd(source.slice(source.lastIndexOf('\n') + 1), fence, source)) return;
  const isEmpty = code.trim() === '';
  state.problems.push({
    rule: 'unclosed-code',
    message: isEmpty ? `'${fence}' opens code, but nothing follows` : 'code is not closed: all that follows is code',
    hint: isEmpty ? 'remove this line' : `end it with a line of ${fence}`,
    place: placeOfNode(node, state),
  });
}

/** Whether the last line of code, which may be in a list or a quote, closes it. */
function isEnd(line: string, fence: string, source: string): boolean {
  return line !== source && line.trimEnd().endsWith(fence);
}
