import { describe, expect, test } from '@jest/globals';
import { parseText } from '../../parse-text.js';

const components = { Badge: '@site/badge.tsx', Since: '@site/marks.tsx#Since', Part: '@site/all.ts#default.Part' };
const codeOf = async (text: string, files: Readonly<Record<string, string>> = {}): Promise<string[]> => {
  const document = await parseText(text, 'docs/a.mdx', { components, files });
  expect(document.components.filter(({ known }) => !known)).toEqual([]);
  return (document.module?.statements ?? []).map(({ code }) => code);
};

describe('globally available components', () => {
  test('should be imported by the documents that use them', async () => {
    expect(await codeOf('<Badge />\n\nText <Since version="4.0" />\n\n<Part>a</Part>')).toEqual([
      'import { default as Badge } from "@site/badge.tsx";',
      'import { Since as Since } from "@site/marks.tsx";',
      'import { default as PartSource } from "@site/all.ts";\nexport const Part = PartSource.Part;',
    ]);
    expect(await codeOf('Text.')).toEqual([]);
  });

  test('should be overridden by what the document declares', async () => {
    expect(await codeOf("import Badge from './own.tsx';\n\n<Badge />")).toEqual(["import Badge from './own.tsx';"]);
  });

  test('should be imported once by a document and its partials', async () => {
    const files = { 'docs/_part.mdx': '<Badge />' };
    const code = await codeOf("import Inner from './_part.mdx';\n\n<Inner />\n\n<Badge />", files);
    expect(new Set(code)).toEqual(new Set(['import { default as Badge } from "@site/badge.tsx";']));
  });
});
