import { describe, expect, test } from '@jest/globals';
import { at, parseMdx } from '../../parse-text.js';

async function problemsOf(text: string, files: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const { problems } = await parseMdx(text, files);
  return problems.map((problem) => `${at(problem)} ${problem.rule}: ${problem.message}`);
}

const item = (attributes: string) => `<TabItem ${attributes}>\n\ntext\n\n</TabItem>`;
const tabs = (...items: readonly string[]) => `<Tabs>\n${items.join('\n')}\n</Tabs>`;

describe('tabs', () => {
  test.each([
    ['labels without values', tabs(item('label="One"'), item('label="Two"'))],
    ['values without labels', tabs(item('value="a"'), item("value={'b'}"))],
    ['one label with two values', tabs(item('label="One" value="a"'), item('label="One" value="b"'))],
    ['values that code gives', tabs(item('value={a}'), item('label={b}'), item('{...props}'))],
    ['code in their place', tabs('{items.map((label) => <TabItem label={label}>x</TabItem>)}')],
    ['items on one line', '<Tabs><TabItem label="One">x</TabItem> <TabItem label="Two">y</TabItem></Tabs>'],
    ['the same label in other tabs', `${tabs(item('label="One"'))}\n\n${tabs(item('label="One"'))}`],
  ])('should be valid with %s', async (_name, text) => {
    expect(await problemsOf(text)).toEqual([]);
  });

  test('should each have a label or a value', async () => {
    expect(await problemsOf(tabs(item('label="One"'), item('default')))).toEqual([
      'docs/a.mdx:7:1 tabs: a <TabItem> has neither a label nor a value',
    ]);
  });

  test.each([
    ['label="One"', 'label="One"', 'One'],
    ['value="a" label="One"', 'value="a" label="Two"', 'a'],
    ['value="One"', 'label="One"', 'One'],
  ])('should not repeat a value: %s and %s', async (first, second, value) => {
    expect(await problemsOf(tabs(item(first), item(second)))).toEqual([
      `docs/a.mdx:7:1 tabs: two of these tabs have the value '${value}'`,
    ]);
  });

  test('should be able to have several panels with one value if `values` lists the tabs', async () => {
    const text = tabs(item('value="One"'), item('value="One"'), item('value="Two"'));
    const listed = text.replace('<Tabs', "<Tabs values={[{ label: '1', value: 'One' }]}");
    expect(listed).not.toBe(text);
    expect(await problemsOf(listed)).toEqual([]);
  });

  test('should be able to contain other elements if `values` lists the tabs', async () => {
    const listed = "<Tabs values={[{ label: '1', value: 'One' }]}>";
    expect(await problemsOf(tabs(item('value="One"'), '\n<p>text</p>\n').replace('<Tabs>', listed))).toEqual([]);
  });

  test('should contain nothing but their items', async () => {
    expect(await problemsOf(tabs(item('label="One"'), '\nlost text\n'))).toEqual([
      'docs/a.mdx:8:1 tabs: <Tabs> shows only what is in a <TabItem>',
    ]);
  });

  test('should be checked if a partial contains an item', async () => {
    const files = { 'docs/_item.mdx': 'text\n\n<TabItem>x</TabItem>' };
    expect(await problemsOf(`import Item from './_item.mdx'\n\n${tabs('\n<Item/>\n')}`, files)).toEqual([
      'docs/_item.mdx:1:1 tabs: <Tabs> shows only what is in a <TabItem>',
      'docs/_item.mdx:3:1 tabs: a <TabItem> has neither a label nor a value',
    ]);
  });
});
