import { expect, test } from '@jest/globals';
import { renderSecurityPolicy } from '../../src/headers/security-policy.js';

function directiveOf(policy: string, name: string): string | undefined {
  return policy.split('; ').find((directive) => directive.startsWith(`${name} `));
}

test('the security policy should allow only scripts of the site, and no inline ones', () => {
  const policy = renderSecurityPolicy([]);
  expect(directiveOf(policy, 'script-src')).toBe("script-src 'self'");
  expect(directiveOf(policy, 'object-src')).toBe("object-src 'none'");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
});

test('the security policy should add sources to those of every site, without repetition', () => {
  const policy = renderSecurityPolicy([
    { 'script-src': ["'sha256-a'"] },
    { 'script-src': ["'self'", 'https://a.example'], 'prefetch-src': ['https://b.example'] },
  ]);
  expect(directiveOf(policy, 'script-src')).toBe("script-src 'self' 'sha256-a' https://a.example");
  expect(directiveOf(policy, 'prefetch-src')).toBe('prefetch-src https://b.example');
});

test("the security policy should drop 'none' if anything is allowed", () => {
  expect(directiveOf(renderSecurityPolicy([{ 'object-src': ["'self'"] }]), 'object-src')).toBe("object-src 'self'");
});
