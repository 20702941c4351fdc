import { expect, test } from '@jest/globals';
import { invisibleCharacter } from '../../src/rules/invisible-character.js';
import { makeLink, missing, ruleInput } from '../site-fixture.js';

test('invisible-character should report addresses of other sites that contain one, also encoded', () => {
  const written = ['https://exa\u200Bmple.com', 'https://a.b/%C2%A0', 'https://a.b/%E0%A4%A8', 'https://a.b/x%20y'];
  const links = written.map((href) => makeLink(href, { type: 'external', url: href }));
  links.push(makeLink('/a\u200B', missing('no-route', '/a\u200B')));
  expect([...invisibleCharacter.check(ruleInput({ links }))].map(({ message, hint }) => `${message}; ${hint}`)).toEqual(
    [
      "the address 'https://exa\u200Bmple.com' contains an invisible character, U+200B; type the address again",
      "the address 'https://a.b/%C2%A0' contains an invisible character, U+00A0; type the address again",
    ],
  );
});
