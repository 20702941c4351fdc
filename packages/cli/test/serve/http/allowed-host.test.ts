import { describe, expect, test } from '@jest/globals';
import { isAllowedHost } from '../../../src/serve/http/allowed-host.js';

describe('isAllowedHost', () => {
  test.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST',
    'docs.localhost:3000',
    '127.0.0.1:3000',
    '127.0.0.2',
    '[::1]:3000',
  ])('should allow the loopback name %s', (header) => {
    expect(isAllowedHost(header, 'localhost')).toBe(true);
  });

  test.each([
    undefined,
    '',
    'evil.example',
    'localhost.evil.example',
    'notlocalhost',
    '127.0.0.1.evil.example',
    '192.168.1.5',
    '0.0.0.0',
    'a b',
  ])('should reject %s on loopback', (header) => {
    expect(isAllowedHost(header, 'localhost')).toBe(false);
  });

  test.each([
    ['box.local:3000', 'box.local', true],
    ['BOX.local', 'Box.local', true],
    ['192.168.1.5:80', '192.168.1.5', true],
    ['[fe80::1]:80', 'fe80::1', true],
    ['192.168.1.6', '192.168.1.5', false],
    ['192.168.1.5', '0.0.0.0', true],
    ['[fe80::1]', '::', true],
    ['box.local', '0.0.0.0', false],
  ])('should judge %s for a server that listens on %s', (header, host, expected) => {
    expect(isAllowedHost(header, host)).toBe(expected);
  });
});
