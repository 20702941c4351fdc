import { withoutDocumentEnding } from '../process/files/file-endings.js';
import { isInside } from '../site-path.js';
import type { SourceRoot } from './source-root.js';

/** Whether a file of a content root is a translation, by its folder or by its name. */
export function isTranslation(file: string, { path, localizedPath, suffixes }: SourceRoot): boolean {
  if (localizedPath !== undefined && isInside(file, localizedPath)) return true;
  if (suffixes === undefined || suffixes.own === suffixes.original) return false;
  return isInside(file, path) && withoutDocumentEnding(file).endsWith(suffixes.own);
}
