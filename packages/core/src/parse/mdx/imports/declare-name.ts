import type { Place } from '../../../diagnostic.js';
import type { ParseState } from '../../parse-state.js';
import { sourceOf } from './reserve-names.js';

/** A name that code of a document declares. */
interface DeclaredName {
  readonly name: string;
  /** The module that it is imported from, by specifier; empty for none. */
  readonly from: string;
}

/**
 * Declares a name in a file. A page and its partials share one module, so a name can have only one meaning: a second
 * declaration is reported.
 */
export function declareName({ name, from }: DeclaredName, place: Place, state: ParseState): void {
  const source = sourceOf(from, place.file);
  const other = state.declaredNames.get(name);
  state.declaredNames.set(name, { source, file: place.file });
  if (other === undefined || other.source === source) return;
  const message = `the name '${name}' stands for something else in '${other.file}', which shares a module with this file`;
  state.problems.push({ rule: 'syntax', message, hint: 'rename one of the two', place });
}
