import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Writes the theme labels in each language of Docusaurus, one file per language, and its English ones for adopted
 * sites. Untranslated labels are left out, so that the English of docsite applies.
 *
 * @param {string} cli The folder of the package, absolute.
 */
export async function writeLabels(cli) {
  const { labelsOf } = await import(join(cli, 'node_modules/@docsite/docusaurus/dist/index.js'));
  const manifest = createRequire(import.meta.url).resolve('@docusaurus/theme-translations/package.json');
  const locales = join(dirname(manifest), 'locales');
  const read = (locale) => {
    const files = readdirSync(join(locales, locale)).map((name) => readFileSync(join(locales, locale, name), 'utf8'));
    return labelsOf(Object.assign({}, ...files.map((text) => JSON.parse(text))));
  };
  const write = (name, labels) => writeFileSync(join(cli, 'labels', `${name}.json`), `${JSON.stringify(labels)}\n`);
  const english = read('base');
  mkdirSync(join(cli, 'labels'));
  // lists of posts write this message differently in their code, which is what English sites show
  write('docusaurus', { ...english, viewAllPostTags: 'View All Tags' });
  for (const locale of readdirSync(locales).filter((name) => name !== 'base')) {
    const translated = Object.entries(read(locale)).filter(([name, label]) => label !== english[name]);
    write(locale, Object.fromEntries(translated));
  }
}
