import { expect, test } from '@jest/globals';
import { at, parseText } from '../../parse-text.js';

async function problemsOf(text: string, path = 'docs/a.mdx'): Promise<string[]> {
  const { problems } = await parseText(text, path);
  return problems.map((problem) => `${at(problem)} ${problem.rule}: ${problem.message} (${problem.hint})`);
}

test('a style attribute written as text should be reported at its place, with the object to write', async () => {
  const text = '# A\n\nSome <b style="color: red; --w: 2px; background-image: url(data:a;b)">bold</b> words\n';
  expect(await problemsOf(text)).toEqual([
    "docs/a.mdx:3:6 syntax: the style of 'color: red; --w: 2px; background-image: url(data:a;b)' is text, where MDX takes an object (write `style={{ color: 'red', '--w': '2px', backgroundImage: 'url(data:a;b)' }}`)",
  ]);
});

test('code as the text of an attribute should be reported, as it is dropped', async () => {
  expect(await problemsOf('# A\n\n<button onclick="go()">Go</button>\n')).toEqual([
    'docs/a.mdx:3:1 foreign-syntax: \'onclick="go()"\' is left out: MDX takes a function here (write a React component that handles the event, and import it)',
  ]);
});

test('HTML, components, and values in braces should be accepted', async () => {
  expect(await problemsOf('<p style="color: red">text</p>', 'docs/a.md')).toEqual([]);
  expect(await problemsOf('# A\n\n<Details style="a" onclick="b" />\n\n<p style={{ color: \'red\' }}>x</p>\n')).toEqual(
    [],
  );
});
