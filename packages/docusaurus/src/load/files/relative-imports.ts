import { capturesIn } from './captures-in.js';

/** The relative specifiers that code imports, in order. */
export function relativeImports(code: string): string[] {
  return capturesIn(code, /\b(?:from|import|require)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g);
}
