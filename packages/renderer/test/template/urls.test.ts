import { describe, expect, test } from '@jest/globals';
import { pageDataPath, pageDataUrl, siteDataUrl } from '../../src/template/index.js';

describe('the address of the data of a page', () => {
  test('should be derived from its route', () => {
    expect(pageDataUrl('/', '/docs/a')).toBe('/assets/pages/docs/a.json');
    expect(pageDataUrl('/base/de/', '/docs/apis/version.php')).toBe('/base/de/assets/pages/docs/apis/version.php.json');
  });

  test('should have a name for the root', () => {
    expect(pageDataUrl('/base/', '/')).toBe('/base/assets/pages/index.json');
  });

  test('should be encoded although its file name is not', () => {
    expect(pageDataPath('/docs/ü b')).toBe('assets/pages/docs/ü b.json');
    expect(pageDataUrl('/', '/docs/ü b')).toBe('/assets/pages/docs/%C3%BC%20b.json');
    expect(pageDataUrl('/', '/docs/what?#1')).toBe('/assets/pages/docs/what%3F%231.json');
  });
});

test('the address of the site data should contain its build id', () => {
  expect(siteDataUrl('/base/', '0123456789ab')).toBe('/base/assets/site-0123456789ab.json');
});
