import type { StartFile } from './start-files.js';
import { stringLiteral } from './string-literal.js';

/** An entry of a sidebar in the configuration of another tool. Documents and links without a label have their own. */
export type SidebarEntry =
  | {
      readonly type: 'doc';
      /** Its path without the extension. */
      readonly id: string;
      readonly label?: string;
    }
  | { readonly type: 'link'; readonly href: string; readonly label?: string }
  | {
      readonly type: 'category';
      readonly label: string;
      /** The document that it leads to; absent for none. */
      readonly id?: string | undefined;
      readonly items: readonly SidebarEntry[];
      /** Set if it is always open. */
      readonly collapsible?: false;
    };

/** A sidebars file with one sidebar. */
export function sidebarFile(name: string, entries: readonly SidebarEntry[]): StartFile {
  return { path: 'sidebars.ts', text: `export default {\n  ${name}: [\n${printEntries(entries, '    ')}  ],\n};\n` };
}

function printEntries(entries: readonly SidebarEntry[], indent: string): string {
  return entries.map((entry) => printEntry(entry, indent)).join('');
}

function printEntry(entry: SidebarEntry, indent: string): string {
  const named = entry.label === undefined ? '' : `, label: ${stringLiteral(entry.label)}`;
  switch (entry.type) {
    case 'link':
      return `${indent}{ type: 'link', href: ${stringLiteral(entry.href)}${named} },\n`;
    case 'doc': {
      const id = stringLiteral(entry.id);
      return `${indent}${named === '' ? id : `{ type: 'doc', id: ${id}${named} }`},\n`;
    }
    case 'category':
      return printCategory(entry, indent);
  }
}

function printCategory(
  { label, id, items, collapsible }: Extract<SidebarEntry, { type: 'category' }>,
  indent: string,
): string {
  const link = id === undefined ? '' : `${indent}  link: { type: 'doc', id: ${stringLiteral(id)} },\n`;
  const fixed = collapsible === false ? `${indent}  collapsible: false,\n` : '';
  return `${indent}{
${indent}  type: 'category',
${indent}  label: ${stringLiteral(label)},
${fixed}${link}${indent}  items: [
${printEntries(items, `${indent}    `)}${indent}  ],
${indent}},
`;
}
