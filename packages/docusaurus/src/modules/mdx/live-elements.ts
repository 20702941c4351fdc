import { join } from 'node:path';
import { signOfLife } from '../components/signs-of-life.js';
import { swizzleDir, themeFiles } from '../components/theme-files.js';
import { elementSources } from './mdx-components.js';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const details = ['details', 'Details'];

/** The elements of documents that components of the theme draw, besides code. */
const elementsOf: Readonly<Record<string, readonly string[]>> = {
  Admonition: ['Admonition'],
  Details: details,
  CodeInline: ['code'],
  Heading: headings,
  'MDXComponents/A': ['a'],
  'MDXComponents/Code': ['code'],
  'MDXComponents/Details': details,
  'MDXComponents/Heading': headings,
  'MDXComponents/Img': ['img'],
  'MDXComponents/Li': ['li'],
  'MDXComponents/Ul': ['ul'],
};

/** The names in `MDXComponents` of elements that have other names in docsite; code has its own mechanism. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  admonition: ['Admonition'],
  details,
  code: [],
  pre: [],
};

/** The elements of documents that components of the site draw which can change in the browser. */
export async function liveElementsOf(siteDir: string): Promise<string[]> {
  const files = themeFiles(join(siteDir, swizzleDir)).filter(({ text }) => signOfLife.test(text));
  const names = files.map(({ name }) => name);
  const swizzled = Object.entries(elementsOf).flatMap(([name, elements]) =>
    names.some((own) => own === name || own.startsWith(`${name}/`)) ? elements : [],
  );
  const given = [...(await elementSources(siteDir))].flatMap(([name, text]) =>
    signOfLife.test(text) ? (otherNames[name] ?? [name]) : [],
  );
  return [...new Set([...swizzled, ...given])].sort();
}
