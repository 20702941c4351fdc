import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { createLocator } from '../../../src/build/judge/locate-text.js';

const locate = createLocator(
  makeFolder({
    'pages/index.tsx': "import { Card } from '../src/card';\nimport '@site/src/list.js';\n\n<a href=\"/a\" />;\n",
    'src/card.tsx': "import './list';\nimport '../pages';\n<Link to='/b' />;\n",
    'src/list.js': '<img srcSet="/c.png 2x" alt="/cc.png" />;\n',
    'theme/shell/footer.tsx': '<a href={`/d`} />;\n',
  }),
  'theme',
);

test.each([
  { text: '/a', place: { file: 'pages/index.tsx', line: 4, column: 9 } },
  { text: '/b', place: { file: 'src/card.tsx', line: 3, column: 10 } },
  { text: '/c.png', place: { file: 'src/list.js', line: 1, column: 13 } },
  { text: '/d', place: { file: 'theme/shell/footer.tsx', line: 1, column: 10 } },
  { text: '/c', place: undefined },
])('$text should be found where a file that the page imports, or the theme, writes it in quotes', ({ text, place }) => {
  expect(locate('pages/index.tsx', [text])).toEqual(place);
});

test('the first match should win, and only the theme be searched if there is no page', () => {
  expect(locate('pages/index.tsx', ['/none', '/d', '/a'])?.file).toBe('pages/index.tsx');
  expect(locate(undefined, ['/a', '/d'])?.file).toBe('theme/shell/footer.tsx');
});
