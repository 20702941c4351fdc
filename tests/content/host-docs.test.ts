import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import { runDocsite } from '../run-docsite.js';
import { type Fence, readFences } from './fences.js';

jest.setTimeout(300_000);

const fences = readFences().filter(({ place }) => place.startsWith('content/docsite/hosts.md'));

/** The code of the fence with this title. */
function codeOf(title: string): string {
  const { code } = fences.find(({ meta }) => meta.includes(`title="${title}"`)) as Fence;
  return code;
}

/** Vercel's rules with `immutable`, as regular expressions. */
function rulesOfVercel(code: string): RegExp {
  const { headers } = JSON.parse(code) as { headers: { source: string; headers: { value: string }[] }[] };
  const sources = headers.filter((rule) => rule.headers.some(({ value }) => value.includes('immutable')));
  return new RegExp(sources.map(({ source }) => `^${source.replace('/:language*', '(/[^/]+)*')}$`).join('|'));
}

/** The names of files that the script for Amazon S3 lets browsers keep. */
function rulesOfS3(code: string): RegExp {
  const names = /^for name in ([^;]+);/m.exec(code)?.[1] as string;
  return new RegExp(`assets/(${names.replaceAll(' ', '|')})`);
}

/** What each host is told about the addresses of files that never change. */
const rules: Readonly<Record<string, RegExp>> = {
  nginx: new RegExp(/location ~ (\^.*assets.*) \{/.exec(codeOf('/etc/nginx/conf.d/docs.conf'))?.[1] as string),
  Caddy: new RegExp(/@named path_regexp (.*)/.exec(codeOf('Caddyfile'))?.[1] as string),
  Apache: new RegExp(/=~ m#(.*)#"/.exec(codeOf('static/.htaccess'))?.[1] as string),
  Vercel: rulesOfVercel(codeOf('vercel.json')),
  'Amazon S3': rulesOfS3(codeOf('upload.sh')),
};

const site = {
  'docsite.config.ts': `export default {
    title: 'Handbook',
    i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
    docs: { path: 'docs', routeBasePath: '/' },
  };`,
  'docs/index.md': '# Handbook\n\nRead [the form](./form.pdf).\n\n![A logo](./logo.svg)\n',
  'docs/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/form.pdf': '%PDF',
  'static/robots.txt': '',
  'static/.htaccess': 'ErrorDocument 404 /404.html\n',
  'static/fr/.htaccess': 'ErrorDocument 404 /fr/404.html\n',
};

let dist: string;
let addresses: string[];
beforeAll(async () => {
  const folder = makeFolder(site);
  const { stderr, exitCode } = await runDocsite(['build'], folder);
  expect([exitCode, stderr]).toEqual([0, expect.not.stringContaining('error')]);
  dist = join(folder, 'dist');
  addresses = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length));
});

/** Whether `_headers` lets browsers keep a file for good. */
function isImmutable(address: string): boolean {
  const blocks = readFileSync(join(dist, '_headers'), 'utf8').split('\n\n');
  const [, ...patterns] = blocks.map((block) => block.split('\n')[0] as string);
  return patterns.some((pattern) => address.startsWith(pattern.replace('*', '')));
}

test.each(Object.keys(rules))('%s should be told to keep the same files as in _headers', (host) => {
  const kept = addresses.filter((address) => rules[host]?.test(address));
  const expected = addresses.filter(isImmutable);
  // Vercel is told of the most important ones
  const isTold = (address: string) => host !== 'Vercel' || !address.includes('/search/');
  expect(kept.sort()).toEqual(expected.filter(isTold).sort());
  expect(kept.filter((address) => address.startsWith('/fr/assets/')).length).toBeGreaterThan(5);
});

test('the files that hosts read should be copied with the rest of the static folder', () => {
  expect(['.htaccess', 'fr/.htaccess'].filter((path) => !existsSync(join(dist, path)))).toEqual([]);
});
