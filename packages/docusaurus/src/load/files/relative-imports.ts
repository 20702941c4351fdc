import { capturesIn } from '@docsite/core';

/** The relative specifiers that code imports, in order. */
export function relativeImports(code: string): string[] {
  return capturesIn(code, /\b(?:from|import|require)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g);
}
