import { describe, expect, test } from '@jest/globals';
import { unknownComponent } from '../../src/rules/unknown-component.js';
import { at, byPath, makeDocument, ruleInput } from '../site-fixture.js';

const use = (name: string, known: boolean, spot: string) => ({ name, known, place: at(spot) });

describe('unknown-component', () => {
  test('should suggest a component with a similar name', () => {
    const components = [use('Tabs', true, 'docs/a.mdx:1:1'), use('Tasb', false, 'docs/a.mdx:4:1')];
    expect(
      unknownComponent.check(ruleInput({ documents: byPath(makeDocument('docs/a.mdx', { components })) })),
    ).toEqual([
      {
        rule: 'unknown-component',
        file: 'docs/a.mdx',
        line: 4,
        column: 1,
        message: "unknown component '<Tasb>'",
        hint: "did you mean '<Tabs>'?",
        cause: 'Tasb',
      },
    ]);
  });

  test('should say what to write instead of a component of another tool', () => {
    const components = [use('FileTree', false, 'docs/a.mdx:1:1'), use('Badge', false, 'docs/a.mdx:2:1')];
    const documents = byPath(makeDocument('docs/a.mdx', { components }));
    expect([...unknownComponent.check(ruleInput({ documents }))].map(({ hint }) => hint)).toEqual([
      'write `:::file-tree` before its list and `:::` after it',
      'write `<mark>text</mark>`, or name a component of yours in `markdown.components` of the configuration',
    ]);
  });

  test('should say that an import of a file is its address, and how to show it', () => {
    const logo = { ...use('Logo', false, 'docs/a.mdx:5:1'), importedFile: './logo.svg' };
    const photo = { ...use('Photo', false, 'docs/a.mdx:7:1'), importedFile: './photo.png' };
    const documents = byPath(makeDocument('docs/a.mdx', { components: [logo, photo] }));
    expect([...unknownComponent.check(ruleInput({ documents }))].map(({ message, hint }) => [message, hint])).toEqual([
      [
        "'<Logo>' is no component: the document imports the address of './logo.svg'",
        'write `<img src={Logo} alt="…" />`, or set `markdown: { svgComponents: true }` in the configuration',
      ],
      [
        "'<Photo>' is no component: the document imports the address of './photo.png'",
        'write `<img src={Photo} alt="…" />`',
      ],
    ]);
  });

  test('should name the first file that imports a component of that name', () => {
    const documents = byPath(
      makeDocument('docs/a.mdx', { components: [use('Since', false, 'docs/a.mdx:4:1')] }),
      makeDocument('docs/b.mdx', { components: [use('Since', true, 'docs/b.mdx:6:1')] }),
      makeDocument('docs/c.mdx', { components: [use('Since', true, 'docs/c.mdx:6:1')] }),
    );
    expect([...unknownComponent.check(ruleInput({ documents }))].map(({ hint }) => hint)).toEqual([
      'import it, as docs/b.mdx does',
    ]);
  });

  test('should ask for an import if no name is close, at its place in the partial', () => {
    const components = [use('Since.Badge', false, 'docs/_partial.mdx:2:3')];
    expect(
      unknownComponent.check(ruleInput({ documents: byPath(makeDocument('docs/a.mdx', { components })) })),
    ).toEqual([
      {
        rule: 'unknown-component',
        file: 'docs/_partial.mdx',
        line: 2,
        column: 3,
        message: "unknown component '<Since.Badge>'",
        hint: "import it: `import Since from '…';`",
        cause: 'Since.Badge',
      },
    ]);
  });
});
