import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import type { BuiltSite } from './built-site.js';
import { build } from './run.js';

const translations = 'node_modules/@docusaurus/theme-translations';

const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
    i18n: { defaultLocale: 'en', locales: ['en', 'fr-CA'] },
    presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]] };`,
  [`${translations}/package.json`]: '{}',
  [`${translations}/locales/fr/theme-common.json`]: JSON.stringify({
    'theme.docs.paginator.next': 'Suivant',
    'theme.docs.paginator.previous': 'Précédent',
    'theme.never.asked': 'Jamais',
  }),
  'i18n/fr-CA/code.json': JSON.stringify({ 'theme.docs.paginator.previous': { message: 'Avant' } }),
  'docs/index.mdx': "---\nslug: /\n---\n\n# Home\n\nimport Words from '@site/src/Words';\n\n<Words />\n",
  'src/Words.js': `import Translate, { translate } from '@docusaurus/Translate';
    export default function Words() {
      return <p id="words"><Translate id="theme.docs.paginator.next">Next</Translate>,
        {translate({ id: 'theme.docs.paginator.previous', message: 'Previous' })}</p>;
    }`,
};

let site: BuiltSite;

beforeAll(async () => {
  site = await build(makeFolder(files));
});

test('code should get the messages of the installed theme in its language, unless the site has its own', () => {
  expect(site.exitCode).toBe(0);
  expect(site.page('fr-CA/index.html').texts('#words')).toEqual(['Suivant,Avant']);
  expect(site.page('index.html').texts('#words')).toEqual(['Next,Previous']);
});

test('messages of the theme that no code asks for should not be loaded', () => {
  expect(site.files().filter((path) => /\.(?:html|js)$/.test(path) && site.text(path).includes('Jamais'))).toEqual([]);
});
