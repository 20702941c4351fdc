import { describe, expect, test } from '@jest/globals';
import { addReloadScript } from '../../../src/serve/watch/reload-script.js';

const tag = '<script src="/base/__docsite/reload.js?build=7" defer></script>';

describe('addReloadScript', () => {
  test('should come last in the body', () => {
    expect(addReloadScript('<body><pre>&lt;/body></pre></body></html>', '/base/__docsite/', '7')).toBe(
      `<body><pre>&lt;/body></pre>${tag}</body></html>`,
    );
  });

  test('should come at the end of a page that leaves its body open', () => {
    expect(addReloadScript('<p>Hello', '/base/__docsite/', '7')).toBe(`<p>Hello${tag}`);
  });
});
