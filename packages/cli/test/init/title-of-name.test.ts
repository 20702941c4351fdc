import { expect, test } from '@jest/globals';
import { titleOfName } from '../../src/init/title-of-name.js';

test.each([
  ['get-started', 'Get started'],
  ['API_v2', 'API v2'],
  ['-', ''],
])('the title of %s should be its words, the first one with a capital', (name, title) => {
  expect(titleOfName(name)).toBe(title);
});
