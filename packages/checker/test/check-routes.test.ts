import { describe, expect, test } from '@jest/globals';
import { checkRoutes, type RouteLockInput } from '../src/index.js';

/** Returns findings as `line message hint`. */
function check(locked: readonly string[], addresses: readonly string[], rest: Partial<RouteLockInput> = {}): string[] {
  return checkRoutes({
    file: 'docsite.routes.json',
    locked: new Map(locked.map((address, index) => [address, index + 4])),
    addresses: new Set(addresses),
    isAnswered: () => false,
    routeOf: (address) => address,
    ...rest,
  }).map(({ line, rule, message, hint }) => `${line} ${rule} ${message}; ${hint}`);
}

const orGone = 'if it was removed on purpose, run docsite check --update-routes';

describe('recorded addresses', () => {
  test('should be found if pages, redirects or anything else answers at them', () => {
    expect(check(['/', '/a', '/b'], ['/', '/a'], { isAnswered: (address) => address === '/b' })).toEqual([]);
  });

  test('should be reported at their line if nothing answers any more', () => {
    expect(check(['/', '/a'], ['/'])).toEqual([
      `5 vanished-route the page at '/a' is gone, and nothing redirects from there; add { from: '/a', to: '…' } to \`redirects\`; ${orGone}`,
    ]);
  });

  test('should be reported with a redirect to a new page of the same name', () => {
    expect(check(['/docs/a'], ['/guide/a'])[0]).toContain("add { from: '/docs/a', to: '/guide/a' } to `redirects`");
    expect(check(['/docs/a'], ['/guide/a', '/b/a'])[0]).toContain("add { from: '/docs/a', to: '…' } to `redirects`");
  });

  test('should be reported with a redirect to the same page of the versions that are left', () => {
    const found = check(['/docs/1.0/a/b', '/docs/1.0/c', '/docs/a/b'], ['/docs/a/b']);
    expect(found[0]).toContain("add { from: '/docs/1.0/a/b', to: '/docs/a/b' } to `redirects`");
    expect(found[1]).toContain("add { from: '/docs/1.0/c', to: '…' } to `redirects`");
  });

  test('should be reported with a redirect that omits the locale', () => {
    const routeOf = (address: string) => address.replace(/^\/de/, '');
    expect(check(['/de/a'], ['/de/b/a'], { routeOf })[0]).toContain("add { from: '/a', to: '/b/a' } to `redirects`");
    const inBoth = check(['/a', '/de/a'], ['/b/a', '/de/b/a'], { routeOf }).slice(0, 2);
    const redirect = expect.stringContaining("add { from: '/a', to: '/b/a' } to `redirects`");
    expect(inBoth).toEqual([redirect, redirect]);
  });

  test('should not be judged in a locale that was not built', () => {
    expect(check(['/de/a', '/fr/b'], [], { routeOf: () => undefined })).toEqual([]);
  });

  test('should be reported as one finding if many vanish below one path', () => {
    const many = Array.from({ length: 11 }, (_, index) => `/docs/1.0/p${index}`);
    const findings = checkRoutes({
      file: 'f',
      locked: new Map([...many, '/other'].map((address) => [address, 1])),
      addresses: new Set(),
      isAnswered: () => false,
      routeOf: (address) => address,
    });
    expect(findings.map(({ cause }) => cause)).toEqual([...many.map(() => '/docs/1.0'), undefined]);
  });
});

describe('addresses that are not recorded', () => {
  test('should be reported together, with the first of them named', () => {
    expect(check(['/'], ['/', '/a', '/b', '/c', '/d'])).toEqual([
      "1 unlocked-route 4 addresses are not recorded yet: '/a', '/b', '/c', …; record them: docsite check --update-routes",
    ]);
    expect(check([], ['/'])[0]).toContain("1 address is not recorded yet: '/'");
  });
});
