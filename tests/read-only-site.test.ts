import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { makeFolder } from './folder.js';

const command = fileURLToPath(new URL('../bin/docsite', import.meta.url));

test('a site in a read-only file system should be checked, and not be written to, with the reason', () => {
  const site = makeFolder({
    'docsite.config.json': '{ "title": "T", "docs": { "routeBasePath": "/" } }',
    'docs/index.md': '# Home\n',
  });
  const isMounted = spawnSync('unshare', ['-m', 'true']).status === 0;
  const seal = isMounted ? 'mount --bind . . && mount -o remount,ro,bind . . && cd "$PWD"' : 'chmod a-w .';
  const calls = ['check', 'version 1.0', 'translations fr', 'eject shell/footer'];
  const lines = calls.map((call) => `'${process.execPath}' '${command}' ${call} 2>&1; echo "exit code $?"`);
  const words = ['sh', '-c', `${seal}\n${lines.join('\n')}\nchmod u+w . || true`];
  const [program = 'sh', ...rest] = isMounted ? ['unshare', '-m', ...words] : words;
  const { DOCSITE_CACHE: _, ...env } = process.env;
  const { stdout } = spawnSync(program, rest, { cwd: site, encoding: 'utf8', env });
  const reason = isMounted ? 'the file system is read-only' : 'permission denied';
  expect(stdout.split('\n').filter((line) => !/^hint|^$/.test(line))).toEqual([
    "The cache '.docsite/cache' is not used: '.' cannot be written to",
    'no findings',
    'exit code 0',
    `error: cannot write 'versioned_docs/version-1.0': ${reason}`,
    'exit code 2',
    `error: cannot write 'i18n/fr/labels.json': ${reason}`,
    'exit code 2',
    `error: cannot write 'theme/shell/footer.tsx': ${reason}`,
    'exit code 2',
  ]);
});
