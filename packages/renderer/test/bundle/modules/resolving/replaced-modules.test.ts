import type { ModuleReplacement } from '@docsite/core';
import { expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { makeFolder } from '../../../../../../tests/folder.js';
import { replacedModules } from '../../../../src/bundle/modules/resolving/replaced-modules.js';

const absWorkingDir = makeFolder({
  'page.js': "import player from 'player'; import part from 'player/part'; console.log(player, part);",
  'stubs/index.js': "export default 'no player';",
  'stubs/part.js': "export default 'no part';",
  'none.js': "export default 'none';",
  'node_modules/player/index.js': "export default 'player';",
  'node_modules/player/part.js': "export default 'part';",
});

/** The texts in the bundle of a page, with these replacements. */
async function textsWith(replacements: readonly ModuleReplacement[]): Promise<string[]> {
  const { outputFiles } = await build({
    absWorkingDir,
    entryPoints: ['page.js'],
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [replacedModules(replacements, 'server')],
  });
  return [...(outputFiles[0]?.text ?? '').matchAll(/= "(player|part|no.*)"/g)].map(([, text]) => text as string);
}

const stubs = `${absWorkingDir}/stubs`;

test.each<[string, ModuleReplacement, string[]]>([
  ['an alias, for what is below, too', { names: 'player', by: stubs }, ['no player', 'no part']],
  ['an alias for whole names', { names: 'player$', by: stubs }, ['no player', 'part']],
  ['an alias without a module', { names: 'player', by: false }, []],
  ['an expression', { names: { pattern: '^PLAYER', flags: 'i' }, by: './none' }, ['none']],
  [
    'an expression with an assertion',
    { names: { pattern: '^player(?!/)', flags: '' }, by: './none' },
    ['none', 'part'],
  ],
  [
    'a function for an expression',
    { names: { pattern: '^player', flags: '' }, by: (name) => name.replace('player/part', './none') },
    ['player', 'none'],
  ],
  ['an alias on another side', { names: 'player', by: stubs, on: 'client' }, ['player', 'part']],
  ['an alias on this side', { names: 'player', by: stubs, on: 'server' }, ['no player', 'no part']],
])('modules should be replaced by %s', async (_, replacement, texts) => {
  expect(await textsWith([replacement])).toEqual(texts);
});

test('modules should be replaced by the first of several replacements that are for them', async () => {
  const replacements = [
    { names: 'player/part', by: false },
    { names: 'player', by: stubs },
    { names: 'player', by: false },
  ] as const;
  expect(await textsWith(replacements)).toEqual(['no player']);
});
