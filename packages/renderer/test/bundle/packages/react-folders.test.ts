import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { findReact, resolveReact } from '../../../src/bundle/packages/react-folders.js';

/** An installed React in a folder of modules, with its React DOM. */
function installed(modules: string, version: string, domVersion = version): Record<string, string> {
  const manifest = (name: string, value: string) => JSON.stringify({ name, version: value });
  return {
    [`${modules}/react/package.json`]: manifest('react', version),
    [`${modules}/react/jsx-runtime.js`]: '',
    [`${modules}/react-dom/package.json`]: manifest('react-dom', domVersion),
  };
}

const own = findReact(makeFolder({ 'index.md': '' }));

describe('findReact', () => {
  test.each(['19.0.0', '19.3.1', '20.1.0'])("should take the site's own React %s", (version) => {
    const folder = makeFolder(installed('node_modules', version));
    const found = findReact(folder);
    expect(found).toEqual({
      react: join(folder, 'node_modules/react'),
      'react-dom': join(folder, 'node_modules/react-dom'),
    });
    expect(resolveReact('react/jsx-runtime', found)).toBe(join(folder, 'node_modules/react/jsx-runtime.js'));
  });

  test('should take React from a folder above the site', () => {
    const folder = makeFolder({ ...installed('node_modules', '19.2.0'), 'docs/index.md': '' });
    expect(findReact(join(folder, 'docs')).react).toBe(join(folder, 'node_modules/react'));
  });

  test('should fall back to the React of docsite if that of the site is too old, incomplete or mismatched', () => {
    const older = makeFolder(installed('node_modules', '18.3.1'));
    const half = makeFolder({ 'node_modules/react/package.json': '{ "name": "react", "version": "19.2.0" }' });
    const mixed = makeFolder(installed('node_modules', '19.0.0', '19.2.0'));
    expect([older, half, mixed].map(findReact)).toEqual([own, own, own]);
  });

  test('should take the React that React DOM resolves', () => {
    const folder = makeFolder({
      'node_modules/react/package.json': '{ "name": "react", "version": "18.3.1" }',
      'node_modules/react-dom/package.json': '{ "name": "react-dom", "version": "19.2.0" }',
      'node_modules/react-dom/node_modules/react/package.json': '{ "name": "react", "version": "19.2.0" }',
    });
    expect(findReact(folder).react).toBe(join(folder, 'node_modules/react-dom/node_modules/react'));
  });
});
