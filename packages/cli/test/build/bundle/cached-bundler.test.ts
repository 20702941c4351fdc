import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Bundle, BundleOptions, Bundler } from '@docsite/renderer';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { letFilesAge, makeFolder } from '../../../../../tests/folder.js';
import { cachedBundler } from '../../../src/build/bundle/cached-bundler.js';
import { BuildCache } from '../../../src/cache/build-cache.js';
import { InputStates } from '../../../src/cache/states/input-states.js';

const files = {
  'docs/index.md': '# Home',
  'src/box.jsx': 'export const box = 1;',
  'theme/custom.css': 'b {}',
  'package.json': '{}',
};

let siteDir: string;
/** A module outside of the site folder that pages import. */
let outside: string;
let made: number;

/** Creates numbered bundles, whose server module exports the number. */
const bundle: Bundler = async ({ locale: { serverDir } }: BundleOptions) => {
  made++;
  mkdirSync(serverDir, { recursive: true });
  writeFileSync(join(serverDir, 'theme.mjs'), `export default ${made};`);
  const entry = {
    serverEntry: join(serverDir, 'theme.mjs'),
    serverPages: {},
    hash: String(made),
    foreignFiles: [outside],
    documents: [],
  };
  return { bundle: entry as unknown as Bundle, findings: [] };
};

/** Bundles like a separate build. Returns the number of the bundle, and what its server module exports. */
async function build(
  { isAhead = false, ...changes }: Partial<BundleOptions> & { readonly isAhead?: boolean } = {},
  bundler = bundle,
  serverDir = join(makeFolder({}), 'server'),
): Promise<[string | undefined, string]> {
  const options = { siteDir, stamp: 'stamp', settings: 'settings', today: '2026-01-01' };
  const cache = BuildCache.open({ ...options, path: join(siteDir, '.docsite/cache') }) as BuildCache;
  const cached = cachedBundler(bundler, {
    bundles: cache.bundles,
    look: () => new InputStates({ siteDir, others: [], leftOut: [join(siteDir, 'dist')] }),
  });
  const result = await cached({
    siteDir,
    locale: { serverDir, baseUrl: '/', isAhead },
    layers: [],
    aliases: {},
    styles: [],
    pages: [],
    ...changes,
  } as never);
  cache.save();
  cache.close();
  return [result.bundle?.hash, readFileSync(result.bundle?.serverEntry as string, 'utf8')];
}

beforeEach(async () => {
  siteDir = makeFolder(files);
  outside = join(makeFolder({ 'shared.js': 'export {}' }), 'shared.js');
  made = 0;
  await letFilesAge();
  await build();
});

const first = ['1', 'export default 1;'];
const second = ['2', 'export default 2;'];

describe('a bundle should be reused from the previous build', () => {
  test('if nothing has changed, with its server modules where this build expects them', async () => {
    expect(await build()).toEqual(first);
  });

  test('without replacing modules that this build has bundled for all locales', async () => {
    const serverDir = makeFolder({ 'theme.mjs': 'of all locales' });
    expect(await build({}, bundle, serverDir)).toEqual(first);
    expect(readFileSync(join(serverDir, 'theme.mjs'), 'utf8')).toBe('of all locales');
  });

  test.each(['docs/index.md', 'docs/new.mdx', 'dist/assets/app.js'])('if %s is written', async (path) => {
    write(path);
    expect(await build()).toEqual(first);
  });
});

describe('a bundle with transformed style sheets', () => {
  const change = () => undefined;
  const third = ['3', 'export default 3;'];

  test.each([
    ['reused if that depends on nothing else', { change, readsSheetsAlone: true } as const, second],
    ['rebuilt if documents may be scanned for class names', { change }, third],
  ])('should, when a document changes, be %s', async (_, hook, expected) => {
    const postcssHooks = [hook];
    expect(await build({ postcssHooks })).toEqual(second);
    write('docs/index.md');
    expect(await build({ postcssHooks })).toEqual(expected);
  });
});

describe('a bundle of modules that import a document', () => {
  /** Creates bundles that contain a document as printed, or nothing if it could not be printed. */
  const documented =
    (hash: string): Bundler =>
    async (options) => {
      const { bundle: plain } = await bundle(options);
      const documents = [{ path: 'docs/index.md', hash }];
      return { bundle: { ...(plain as Bundle), documents }, findings: [] };
    };
  const [styles, printed] = [['a.css'], documented('of what was printed')];

  test('should be reused if it is bundled ahead, and rebuilt if nobody can print the document', async () => {
    expect(await build({ styles }, printed)).toEqual(second);
    expect(await build({ styles, isAhead: true }, printed)).toEqual(second);
    expect(await build({ styles }, printed)).toEqual(['3', 'export default 3;']);
  });

  test('should not be stored if the document was not printed', async () => {
    await build({ styles }, printed);
    await build({ styles }, documented(''));
    expect(await build({ styles, isAhead: true }, printed)).toEqual(second);
  });
});

describe('a bundle should be rebuilt', () => {
  test.each([
    ['a module', 'src/box.jsx'],
    ['a file that modules may find under the same name', 'src/box.tsx'],
    ['a style', 'theme/custom.css'],
    ['what packages are found by', 'package.json'],
    ['what was installed', 'node_modules/.package-lock.json'],
  ])('if %s is written (%s)', async (_what, path) => {
    write(path);
    expect(await build()).toEqual(second);
  });

  test('if a module outside of the site folder is written', async () => {
    writeFileSync(outside, 'export const a = 1;');
    expect(await build()).toEqual(second);
  });

  test('if a module outside of the site folder was written while it was read', async () => {
    write('src/box.jsx');
    await letFilesAge();
    const late: Bundler = async (options) => {
      const result = await bundle(options);
      writeFileSync(outside, 'export const a = 1;');
      return result;
    };
    expect(await build({}, late)).toEqual(second);
    await letFilesAge();
    expect(await build()).toEqual(['3', 'export default 3;']);
  });

  test('if a module is gone', async () => {
    rmSync(join(siteDir, 'src/box.jsx'));
    expect(await build()).toEqual(second);
  });

  test.each([
    { baseUrl: '/other/' },
    { pages: [{ name: 'a', source: 'pages/a.jsx' }] },
    { labels: { wrongBase: 'No' } },
  ])('for other options: %j', async (changes) => {
    expect(await build(changes as never)).toEqual(second);
  });

  test('if a module could change again without a new modification time', async () => {
    write('src/box.jsx');
    const later = Date.now() / 1000 + 3600;
    utimesSync(join(siteDir, 'src/box.jsx'), later, later);
    expect([await build(), await build()]).toEqual([second, ['3', 'export default 3;']]);
  });

  test('as long as there is something to report about it', async () => {
    write('src/box.jsx');
    await letFilesAge();
    const reporting: Bundler = async (options) => ({ ...(await bundle(options)), findings: [{} as never] });
    expect([await build({}, reporting), await build()]).toEqual([second, ['3', 'export default 3;']]);
  });
});

function write(path: string): void {
  mkdirSync(dirname(join(siteDir, path)), { recursive: true });
  writeFileSync(join(siteDir, path), 'export const written = 1;');
}
