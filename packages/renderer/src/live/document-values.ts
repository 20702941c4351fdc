import { type Document, withDates } from '@docsite/core';

/** Values that a document exports besides its own. */
export interface DocumentExports {
  /** As written, with dates as text. */
  readonly frontMatter?: Readonly<Record<string, unknown>>;
  readonly [name: string]: unknown;
}

/** Values that a document's code may use in addition to its own names, as in Docusaurus. */
export function documentValues(document: Document, given: DocumentExports = {}): [name: string, value: unknown][] {
  const { path, frontMatterDates = [], headings, excerpt } = document;
  const { frontMatter: written = document.frontMatter, ...others } = given;
  const toc = headings.filter(({ level }) => level > 1).map(({ html, id, level }) => ({ value: html, id, level }));
  // only the title in the text, not one in front matter
  const { contentTitle } = document;
  const { title = contentTitle, description = excerpt } = document.frontMatter;
  // there, metadata is JSON
  const plain = withDates(written, frontMatterDates, (time) => time);
  const metadata = { title, description, source: `@site/${path}`, frontMatter: plain };
  const frontMatter = withDates(written, frontMatterDates, (time) => dateMark + time);
  return Object.entries({ frontMatter, toc, contentTitle, metadata, ...others });
}

/** Begins the texts that stand for dates until values are printed. */
const dateMark = '\u0000';

/** Prints a value as JavaScript; undefined for one that JSON cannot represent. */
export function printValue(value: unknown): string | undefined {
  return JSON.stringify(value)?.replace(/"\\u0000([^"]*)"/g, 'new Date("$1")');
}
