import { expect, test } from '@jest/globals';
import { generateInlinedScript, type PackageRegistry } from '@yarnpkg/pnp';
import { makeFolder } from '../folder.js';
import { buildClean } from './run.js';

const version = '1.0.0';
const siteLocator = { name: 'site', reference: version };

/** What Yarn notes about a site and its packages: for each, the ones that it may import. */
function registryOf(packages: Readonly<Record<string, readonly string[]>>): PackageRegistry {
  const known = { [siteLocator.name]: Object.keys(packages), ...packages };
  const noted = Object.entries(known).map(([name, imports]): [string, Map<string, ReturnType<typeof packageOf>>] => [
    name,
    new Map([[version, packageOf(name === siteLocator.name ? './' : `./packages/${name}/`, imports)]]),
  ]);
  return new Map(noted);
}

function packageOf(location: string, imports: readonly string[]) {
  return {
    packageLocation: location as never,
    packageDependencies: new Map(imports.map((name) => [name, version])),
    packagePeers: new Set<string>(),
    linkType: 'SOFT' as never,
    discardFromLookup: false,
  };
}

test("a site with Yarn's Plug'n'Play should be built by docsite from elsewhere", async () => {
  const runtime = generateInlinedScript({
    packageRegistry: registryOf({ greeting: ['words'], words: [] }),
    dependencyTreeRoots: [siteLocator],
    pnpZipBackend: 'js',
  });
  const site = makeFolder({
    '.pnp.cjs': runtime,
    'docsite.config.mjs': `import greet from 'greeting';
export default { title: greet('reader'), docs: { routeBasePath: '/' } };`,
    'docs/index.mdx': "import greet from 'greeting';\n\n# Start\n\n<p>{greet('page')}</p>\n",
    'packages/greeting/index.js': "module.exports = (name) => require('words').hello + ', ' + name;",
    'packages/words/index.js': "exports.hello = 'Hello';",
  });
  const built = await buildClean(site, [], {});
  const html = built.text('index.html');
  expect(html).toContain('<p>Hello, page</p>');
  expect(html).toContain('Hello, reader');
});
