import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { transformSync } from 'esbuild';
import { configSchema } from '../../packages/core/src/config/schema/site.js';
import { frontMatterSchema } from '../../packages/core/src/parse/front-matter/front-matter-schema.js';
import { type Fence, readFences } from './fences.js';

const isOfDocsite = ({ place }: Fence) => place.startsWith('content/docsite/');
const isTypeScript = ({ language }: Fence) => language === 'ts';

/** The configuration in a fence, complete or partial; `undefined` for other code. */
function configOf({ code }: Fence): Record<string, unknown> | undefined {
  const keys = Object.keys(configSchema.shape).join('|');
  const isPart = new RegExp(`^(?:${keys}): `).test(code);
  if (!isPart && !code.includes('export default defineConfig(')) return undefined;
  const plugins = [...code.matchAll(/^import (\w+) from/gm)].map(([, name]) => name as string);
  const expression = isPart ? `({${code}})` : code.replace(/^import .*$/gm, '').replace(/.*export default/s, '');
  const script = transformSync(expression.trim(), { loader: 'ts' }).code.trim().replace(/;$/, '');
  const evaluate = new Function('defineConfig', ...plugins, `return ${script}`);
  return evaluate((config: unknown) => config, ...plugins.map(() => () => {})) as Record<string, unknown>;
}

const configs = readFences()
  .filter((fence) => isOfDocsite(fence) && isTypeScript(fence))
  .flatMap((fence) => {
    const config = configOf(fence);
    return config === undefined ? [] : [{ place: fence.place, config }];
  });

test.each(configs)('the configuration at $place should be valid', ({ config }) => {
  const { error } = configSchema.safeParse({ title: 'A title', ...config });
  expect(error?.issues ?? []).toEqual([]);
});

test('the docs should show many configurations', () => {
  expect(configs.length).toBeGreaterThan(20);
});

test('the page on front matter should list every key, and no other', () => {
  const page = new URL('../../content/docsite/writing/front-matter.md', import.meta.url);
  const tables = readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const named = tables.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, key]) => key));
  const onceMore = ['head']; // shown below the tables
  expect([...named, ...onceMore].sort()).toEqual(Object.keys(frontMatterSchema.shape).sort());
});

test('documents in examples should have a title, without which the check warns about them', () => {
  const documents = readFences().filter((fence) => isOfDocsite(fence) && /title="docs\/[^"]*\.mdx?"/.test(fence.meta));
  const own = documents.filter(({ place }) => !place.startsWith('content/docsite/rules/'));
  const untitled = own.filter(({ code }) => !/^(?:# |title: )/m.test(code));
  expect(untitled.map(({ place }) => place)).toEqual([]);
  expect(own.length).toBeGreaterThan(5);
});
