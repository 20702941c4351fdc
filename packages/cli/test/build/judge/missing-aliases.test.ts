import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { missingAliases } from '../../../src/build/judge/missing-aliases.js';

test('aliases of the configuration for missing files should be reported, but not those that were added to it', () => {
  const aliases = { '@parts': 'src/prats', '@lib': 'src/lib', '@button': 'src/lib/button', '@added': 'gone' };
  const places = { 'aliases.@parts': [3, 14], 'aliases.@lib': [4, 14], 'aliases.@button': [5, 14] };
  const found = missingAliases(makeFolder({ 'src/lib/button.tsx': '' }), {
    config: { aliases, resolveExtensions: ['.ts', '.tsx'] },
    configPlaces: { file: 'docsite.config.ts', places },
  } as never);
  expect(found.map(({ rule, file, line, message }) => `${rule} ${file}:${line} ${message}`)).toEqual([
    "missing-alias-target docsite.config.ts:3 the alias '@parts' stands for 'src/prats', which does not exist",
  ]);
});
