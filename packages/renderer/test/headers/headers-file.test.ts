import { expect, test } from '@jest/globals';
import { type HeadersInput, renderHeadersFile } from '../../src/headers/headers-file.js';

const input: HeadersInput = {
  config: { contentSecurityPolicy: {} },
  baseUrl: '/base/',
  inlineScripts: [],
  sources: [],
  files: [],
  ownRules: '',
};

test('renderHeadersFile should protect every response, and let files named by their contents be cached', () => {
  const text = renderHeadersFile({
    ...input,
    files: ['assets/js/a-0123abcd.js', 'fr/assets/js/a-0123abcd.js', 'sw.js'],
  });
  expect(text.replace(/(Content-Security-Policy: ).*/, '$1…')).toBe(
    [
      '/base/*',
      '  Content-Security-Policy: …',
      '  X-Content-Type-Options: nosniff',
      '  Referrer-Policy: strict-origin-when-cross-origin',
      '  Cross-Origin-Opener-Policy: same-origin',
      '  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      '',
      '/base/assets/js/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '',
      '/base/fr/assets/js/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '',
      '/base/sw.js',
      '  Cache-Control: no-cache',
      '',
    ].join('\n'),
  );
});

test('renderHeadersFile should list each hash once, in an order independent of the workers', () => {
  const scripts = (inlineScripts: readonly string[]): string => renderHeadersFile({ ...input, inlineScripts });
  expect(scripts(["'sha256-b'", "'sha256-a'", "'sha256-b'"])).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
  expect(scripts(["'sha256-a'", "'sha256-b'"])).toBe(scripts(["'sha256-b'", "'sha256-a'"]));
});

test('renderHeadersFile should add configured sources, or leave the policy out', () => {
  const policy = (contentSecurityPolicy: HeadersInput['config']['contentSecurityPolicy']): string =>
    renderHeadersFile({ ...input, config: { contentSecurityPolicy } });
  expect(policy({ 'connect-src': ['https://a.example'] })).toContain("connect-src 'self' https://a.example;");
  expect(policy(false)).not.toContain('Content-Security-Policy');
  expect(policy(false)).toContain('nosniff');
});

test("renderHeadersFile should put the author's own rules last", () => {
  expect(renderHeadersFile({ ...input, ownRules: '/x\n  A: b\n\n' })).toMatch(/usb=\(\)\n\n\/x\n {2}A: b\n$/);
});
