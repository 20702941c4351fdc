import { capturesIn } from './captures-in.js';

/** The specifiers of what code imports by relative paths, in the order in which they are written. */
export function relativeImports(code: string): string[] {
  return capturesIn(code, /\b(?:from|import|require)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g);
}
