import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

const translations = 'node_modules/@docusaurus/theme-translations';

const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
    i18n: { defaultLocale: 'en', locales: ['en', 'fr-CA'] },
    presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
    themes: [({ i18n: { currentLocale } }) => ({
      name: 'speaking',
      getThemePath: () => './speaking',
      getDefaultCodeTranslationMessages: async () =>
        currentLocale === 'en' ? {} : { 'speaking.word': 'Mot (' + currentLocale + ')', 'speaking.other': 'Autre' },
    })] };`,
  'speaking/Word.js': `import Translate from '@docusaurus/Translate';
    export default () => <b><Translate id="speaking.word">Word</Translate> <Translate id="speaking.other">Other</Translate></b>;`,
  [`${translations}/package.json`]: '{}',
  [`${translations}/locales/fr/theme-common.json`]: JSON.stringify({
    'theme.docs.paginator.next': 'Suivant',
    'theme.docs.paginator.previous': 'Précédent',
    'theme.never.asked': 'Jamais',
  }),
  'i18n/fr-CA/code.json': JSON.stringify({
    'theme.docs.paginator.previous': { message: 'Avant' },
    'speaking.other': { message: 'Encore' },
  }),
  'docs/index.mdx':
    "---\nslug: /\n---\n\n# Home\n\nimport Words from '@site/src/Words';\n\n<Words />\n\nimport Word from '@theme/Word';\n\n<Word />\n",
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

test("code of a plugin should get the plugin's messages in each language, unless the site has its own", () => {
  expect(site.page('fr-CA/index.html').texts('article b')).toEqual(['Mot (fr-CA) Encore']);
  expect(site.page('index.html').texts('article b')).toEqual(['Word Other']);
});

test('messages of the theme that no code asks for should not be loaded', () => {
  expect(site.files().filter((path) => /\.(?:html|js)$/.test(path) && site.text(path).includes('Jamais'))).toEqual([]);
});
