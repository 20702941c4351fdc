import type { z } from 'zod';
import { shownValue } from '../../../config/keys/issue-reason.js';
import { valueAt } from '../../../config/keys/key-path.js';
import { type KeyPlaces, placeOfKey } from '../../../config/keys/key-places.js';
import { type Finding, finding, type Place } from '../../../diagnostic.js';
import { asQuestion, didYouMean } from '../../../suggest/did-you-mean.js';
import { type FindNearest, findNearest } from '../../../suggest/nearest.js';
import { propertiesOf } from '../../../values/properties-of.js';
import type { DocDraft } from '../drafts/doc-draft.js';
import { explainItem, itemTypes } from './authored-sidebar.js';

/** The position of an item or list in authored sidebars. */
export interface Spot {
  /** Labels of the enclosing sidebar and categories. */
  readonly trail: readonly string[];
  /** The path of keys from the exported value. */
  readonly path: readonly PropertyKey[];
  /** Id of the document that the innermost enclosing category opens. */
  readonly ownPage?: string | undefined;
}

/** Collects findings about the authored sidebars of a version, each at its place in their file. */
export class SidebarFindings {
  readonly found: Finding[] = [];
  private readonly nearestDoc: FindNearest;
  private readonly nearestFolder: FindNearest;

  constructor(
    docs: ReadonlyMap<string, DocDraft>,
    private readonly places: KeyPlaces,
  ) {
    this.nearestDoc = findNearest(docs.keys());
    this.nearestFolder = findNearest(foldersOf(docs.values()));
  }

  /** Reports a document in the sidebar that does not exist. */
  unknownDoc(id: string, spot: Spot): void {
    const message = `the sidebar '${nameOf(spot)}' refers to the document '${id}', which does not exist`;
    this.report('unknown-sidebar-doc', spot, message, asQuestion(this.nearestDoc(id)));
  }

  /** Reports an item of an unknown type, or one that does not fit the schema of its type. */
  badItem(item: unknown, issue: z.core.$ZodIssue, spot: Spot): void {
    const sidebar = nameOf(spot);
    const type = nameOfType(propertiesOf(item).type);
    if ((itemTypes as readonly string[]).includes(type)) {
      const { reason, hint, path } = explainItem(type, issue, valueAt(item, issue.path));
      const message = `an item of type '${type}' in the sidebar '${sidebar}': ${reason}`;
      this.report('sidebar-file', within(spot, ...path), message, hint);
    } else {
      const hint = didYouMean(type, itemTypes) ?? `the types are: ${itemTypes.join(', ')}`;
      this.report(
        'sidebar-file',
        within(spot, 'type'),
        `unknown item type '${type}' in the sidebar '${sidebar}'`,
        hint,
      );
    }
  }

  /** Reports an item that is neither a text nor an object with keys. */
  noItem(item: unknown, spot: Spot): void {
    const message = `an item in the sidebar '${nameOf(spot)}' is ${shownValue(item)}`;
    this.report('sidebar-file', spot, message, 'write the id of a document in quotes, or an object with a `type`');
  }

  /** Reports an item without `type` that is no category in its short form, either. */
  noType(spot: Spot): void {
    const message = `an item in the sidebar '${nameOf(spot)}' has no 'type'`;
    this.report('sidebar-file', spot, message, `the types are: ${itemTypes.join(', ')}`);
  }

  report(rule: string, spot: Spot, message: string, hint?: string): void {
    this.found.push(finding(rule, this.placeOf(spot), message, hint));
  }

  placeOf({ path }: Spot, ...keys: readonly PropertyKey[]): Place {
    return placeOfKey(this.places, [...path, ...keys]);
  }

  /** Reports different labels with the same key in translation files, which can translate only one of them. */
  sharedKey(id: string, [first, other]: readonly [first: string, other: string], spot: Spot): void {
    const message = `'${first}' and '${other}' have the same translation, whose key is '${id}'`;
    const hint = 'give one of the items a `key` of its own, and translate that';
    this.report('sidebar-key', spot, message, hint);
  }

  /** Reports a category that contains nothing and leads nowhere. */
  emptyCategory(label: string, spot: Spot): void {
    const message = `the category '${label}' of the sidebar '${spot.trail[0]}' has neither items nor a link`;
    this.report('sidebar-file', spot, message, 'add items or a `link`, or remove it');
  }

  /** Reports a folder in the sidebar that contains no documents. */
  emptyFolder(dirName: string, spot: Spot): void {
    const message = `the sidebar '${nameOf(spot)}' lists the folder '${dirName}', which contains no documents`;
    this.report('empty-sidebar-folder', spot, message, asQuestion(this.nearestFolder(dirName)));
  }
}

function nameOfType(type: unknown): string {
  return typeof type === 'object' || typeof type === 'function' ? kindOf(type) : String(type);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

/** The position of the value under some keys of an item. */
export function within(spot: Spot, ...keys: readonly PropertyKey[]): Spot {
  return { ...spot, path: [...spot.path, ...keys] };
}

/** The enclosing sidebar and categories, as findings name them. */
export function nameOf({ trail }: Spot): string {
  return trail.join(' > ');
}

/** The folders of all documents, computed on demand. */
function* foldersOf(docs: Iterable<DocDraft>): Generator<string> {
  for (const { relative } of docs) yield relative.split('/').slice(0, -1).join('/');
}
