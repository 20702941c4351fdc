import type { StartFile } from './start-files.js';
import { stringLiteral } from './string-literal.js';

/** An entry of a sidebar in the configuration of another tool: a document, a link, or a category of entries. */
export interface SidebarEntry {
  /** Absent for a document with its own title. */
  readonly label?: string | undefined;
  /** The document, or the one that a category leads to: its path without the extension. */
  readonly id?: string | undefined;
  /** The address of a link. */
  readonly href?: string;
  readonly items: readonly SidebarEntry[];
  /** Set for a category that is always open. */
  readonly collapsible?: false;
}

/** A sidebars file with one sidebar. */
export function sidebarFile(name: string, entries: readonly SidebarEntry[]): StartFile {
  return { path: 'sidebars.ts', text: `export default {\n  ${name}: [\n${printItems(entries, '    ')}  ],\n};\n` };
}

function printItems(entries: readonly SidebarEntry[], indent: string): string {
  return entries.map((entry) => printEntry(entry, indent)).join('');
}

function printEntry({ label, id, href, items, collapsible }: SidebarEntry, indent: string): string {
  const named = label === undefined ? '' : `, label: ${stringLiteral(label)}`;
  if (href !== undefined) return `${indent}{ type: 'link', href: ${stringLiteral(href)}${named} },\n`;
  if (items.length === 0 && id !== undefined)
    return `${indent}${named === '' ? stringLiteral(id) : `{ type: 'doc', id: ${stringLiteral(id)}${named} }`},\n`;
  const link = id === undefined ? '' : `${indent}  link: { type: 'doc', id: ${stringLiteral(id)} },\n`;
  const fixed = collapsible === false ? `${indent}  collapsible: false,\n` : '';
  return `${indent}{
${indent}  type: 'category',
${indent}  label: ${stringLiteral(label ?? '')},
${fixed}${link}${indent}  items: [
${printItems(items, `${indent}    `)}${indent}  ],
${indent}},
`;
}
