import { expect, test } from '@jest/globals';
import { renderRedirectsFile } from '../../src/site-files/redirects-file.js';

test("redirects should come before the author's own rules", () => {
  expect(renderRedirectsFile([{ from: '/old', to: '/new#a' }], '\n# own\n/a/* /b/:splat\n\n')).toBe(
    '/old /new#a 301\n\n# own\n/a/* /b/:splat\n',
  );
});

test('addresses should contain no character with a special meaning', () => {
  const rules = [{ from: '/a:b/:c', to: 'https://example.org:8080/x:y?a=b c*d\u00a0' }];
  expect(renderRedirectsFile(rules, '')).toBe('/a%3Ab/%3Ac https://example.org:8080/x%3Ay?a=b%20c%2Ad%C2%A0 301\n');
});
