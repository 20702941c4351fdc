import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { bundleSite, livePages, optionsIn, serverPage, theme } from '../bundle-fixture.js';

const rules = { fallbacks: {}, globals: {}, constants: {}, hasLateImports: false, hasMissingExports: false };

async function bundle(page: string, hasLooseCode: boolean) {
  const files = { 'pages/a.jsx': `export * from '../parts/b.jsx';${page}` };
  const folder = makeFolder({ ...theme, 'site/pages/a.jsx': files['pages/a.jsx'], 'site/parts/b.jsx': part });
  const options = optionsIn(folder, await livePages(['pages/a.jsx'], files));
  return bundleSite({ ...options, bundling: { ...rules, hasTypedScripts: true, hasLooseCode } });
}

const page = `export const said = <p>é > "a" } b ></p>;
export const more = <p>
  1 >
  2
</p>;
export default () => null;`;
const part = 'export const part = <b>></b>;';

test('`>` and `}` in the text of elements should be text for sites that Babel compiled', async () => {
  const { bundle: made, findings } = await bundle(page, true);
  expect(findings).toEqual([]);
  if (made === undefined) throw new Error('nothing is bundled');
  const { said, more, part } = await serverPage(made, 'pages/a.jsx');
  expect([said, more, part]).toMatchObject([
    { props: { children: 'é > "a" } b >' } },
    { props: { children: '1 > 2' } },
    { props: { children: '>' } },
  ]);
});

test('`>` and `}` in the text of elements should be errors on other sites', async () => {
  const { findings } = await bundle(page, false);
  expect(findings.map(({ line, message }) => `${line} ${message}`)).toContain(
    '3 The character ">" is not valid inside a JSX element',
  );
});

test('assignments to constants should only be errors if they are run, for sites that Babel compiled', async () => {
  const page = `export const é = 1; export const assign = (by) => {
  const count = 1, total = 2;
  if (by === 'é') count = 2;
  if (by === 'more') { total += 2; total++; }
  return count + total;
};
export default () => null;`;
  const { bundle: made, findings } = await bundle(page, true);
  expect(findings).toEqual([]);
  if (made === undefined) throw new Error('nothing is bundled');
  const { assign } = (await serverPage(made, 'pages/a.jsx')) as { readonly assign: (by: string) => number };
  expect(assign('nothing')).toBe(3);
  expect(() => assign('é')).toThrow('not extensible');
  expect(() => assign('more')).toThrow('not extensible');
});

test('assignments to constants in patterns should be errors on all sites', async () => {
  const { findings } = await bundle('const count = 1; export default () => { ({ count } = {}); };', true);
  expect(findings.map(({ message }) => message)).toContain('Cannot assign to "count" because it is a constant');
});
