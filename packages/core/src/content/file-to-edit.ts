import type { SourceRef } from '../scan/source-root.js';

/** The file that an edit link leads to: the original of a translation, unless translations are edited. */
export function fileToEdit(
  { path, original = path }: Pick<SourceRef, 'path' | 'original'>,
  { editLocalizedFiles }: { readonly editLocalizedFiles: boolean },
): string {
  return editLocalizedFiles ? path : original;
}
