import { join } from 'node:path';
import { readText } from '../process/files/read-text.js';
import { namesOfLanguage } from './names-of-language.js';

/**
 * The labels of the theme in a language, or in a related one; empty for none.
 *
 * @param labelsDir A folder with a JSON file for each language, absolute: `de.json`.
 */
export function labelsOfLanguage(language: string, labelsDir: string): Readonly<Record<string, string>> {
  for (const name of namesOfLanguage(language)) {
    const text = readText(join(labelsDir, `${name}.json`));
    if (text !== undefined) return JSON.parse(text) as Record<string, string>;
  }
  return {};
}
