// Gathers the declarations that sites see into one folder, which needs no package but React's types.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/**
 * Declarations by the folder they go to: the template API, the data of pages, what search shares, the default theme.
 */
const sources = {
  theme: 'packages/renderer/dist/template',
  data: 'packages/core/dist/content',
  parse: 'packages/core/dist/parse',
  head: 'packages/core/dist/head',
  search: 'packages/renderer/dist/search',
  templates: 'templates/dist',
};
const packages = {
  '@docsite/renderer/template': 'theme/index',
  '@docsite/renderer/crawler-data': 'theme/crawler-data',
  '@docsite/renderer/page-head': 'theme/page-head',
  '@docsite/renderer/search': 'search/index',
  '@docsite/core/page-data': 'data/page-facts',
};
const specifier = /(from |import\()(['"])([^'"]+)\2/g;
/** What no site imports, declared by packages that it does not have. */
const inner = /^(?:hosted-search|client\/offline\/worker)\//;

/** Copies the declarations of all modules that a site may import, and of what they import, which is made relative. */
export function copyTypes(root, target) {
  const copied = new Set();
  const copy = (module, importer) => {
    if (copied.has(module)) return;
    copied.add(module);
    const [folder, ...rest] = module.split('/');
    const file = `${join(root, sources[folder] ?? folder, ...rest)}.d.ts`;
    // without its types an import is `any`, and the compiler reports nothing
    if (!existsSync(file)) throw new Error(`${importer} imports '${module}', whose types sites do not have`);
    const text = readFileSync(file, 'utf8').replace(/^\/\/# sourceMappingURL=.*\n?/m, '');
    const written = text.replace(specifier, (_, before, quote, path) => {
      if (/^react(?:-dom)?(?:\/|$)/.test(path)) return before + quote + path + quote;
      const meant = moduleOf(path, module);
      copy(meant, module);
      const to = posix.relative(posix.dirname(module), meant);
      return `${before}${quote}${to.startsWith('.') ? to : `./${to}`}.js${quote}`;
    });
    mkdirSync(posix.dirname(`${target}/${module}`), { recursive: true });
    writeFileSync(`${target}/${module}.d.ts`, written);
  };
  copy('theme/index', 'docsite/theme');
  const theme = readdirSync(join(root, sources.templates), { recursive: true, encoding: 'utf8' });
  for (const path of theme.map((name) => name.split(sep).join('/'))) {
    if (path.endsWith('.d.ts') && !inner.test(path))
      copy(`templates/${path.replace(/\.d\.ts$/, '')}`, '@theme-original');
  }
}

/** The module an import means, such as `templates/shell/footer`. */
function moduleOf(path, importer) {
  if (path.startsWith('.')) return posix.join(posix.dirname(importer), path).replace(/\.js$/, '');
  return packages[path] ?? path.replace(/^@theme(?:-original)?\//, 'templates/');
}
