import { describe, expect, test } from '@jest/globals';
import { type BuiltFile, nameByContent } from '../../../src/bundle/outputs/name-by-content.js';

const file = (path: string, text: string, imports: readonly string[] = []): BuiltFile => ({
  path,
  contents: Buffer.from(text),
  imports,
});
const textsOf = (files: ReturnType<typeof nameByContent>['files']): Record<string, string> =>
  Object.fromEntries(files.map(({ path, contents }) => [path, Buffer.from(contents).toString()]));

describe('nameByContent', () => {
  test('should replace the hash of esbuild by the first 8 hex digits of the SHA-256 of the contents', () => {
    const { files, names } = nameByContent([file('assets/js/boot-AAAAAAAA.js', 'boot()')]);
    expect(names.get('assets/js/boot-AAAAAAAA.js')).toBe('assets/js/boot-31e652f3.js');
    expect(textsOf(files)).toEqual({ 'assets/js/boot-31e652f3.js': 'boot()' });
  });

  test('should name a file that has no hash yet', () => {
    expect([...nameByContent([file('styles.css', 'a{}')]).names.values()]).toEqual(['styles-5f546eb4.css']);
  });

  test('should rename imported files before hashing the contents of the importing file', () => {
    const chunk = (text: string) => file('assets/js/chunk-BBBBBBBB.js', text);
    const entry = file('assets/js/boot-AAAAAAAA.js', 'import"./chunk-BBBBBBBB.js";', ['assets/js/chunk-BBBBBBBB.js']);
    const first = nameByContent([entry, chunk('1')]);
    const second = nameByContent([entry, chunk('2')]);
    const chunkName = first.names.get('assets/js/chunk-BBBBBBBB.js')?.split('/').at(-1);
    expect(textsOf(first.files)[first.names.get('assets/js/boot-AAAAAAAA.js') as string]).toBe(
      `import"./${chunkName}";`,
    );
    expect(second.names.get('assets/js/boot-AAAAAAAA.js')).not.toBe(first.names.get('assets/js/boot-AAAAAAAA.js'));
  });

  test('should rename files that import each other in a circle by the contents of all of them', () => {
    const circle = (text: string, ids: readonly [string, string, string]) => {
      const [a, b, c] = ids.map((id) => `js/chunk-${id}.js`) as [string, string, string];
      const load = (path: string) => `import("./${path.slice(3)}");`;
      const files = [
        file('js/page-AAAAAAAA.js', load(a), [a]),
        file(a, `1;${load(b)}`, [b]),
        file(b, `2;${load(c)}${load(a)}`, [c, a]),
        file(c, `${text};${load(a)}`, [a]),
      ];
      const { files: named } = nameByContent(files);
      return textsOf(named);
    };
    const texts = circle('3', ['BBBBBBBB', 'CCCCCCCC', 'DDDDDDDD']);
    const paths = Object.keys(texts);
    const loaded = Object.values(texts).flatMap((text) =>
      [...text.matchAll(/"\.\/([^"]*)"/g)].map(([, name]) => `js/${name}`),
    );
    expect([paths.length, loaded.filter((path) => !paths.includes(path))]).toEqual([4, []]);
    expect(circle('3', ['EEEEEEEE', 'FFFFFFFF', 'GGGGGGGG'])).toEqual(texts);
    const changed = Object.keys(circle('4', ['BBBBBBBB', 'CCCCCCCC', 'DDDDDDDD']));
    expect(changed.filter((path) => paths.includes(path))).toEqual([]);
  });

  test('should rename files that a style sheet loads with a query or an anchor', () => {
    const text = 'url(font-AAAAAAAA.woff2?v=4) url(font-AAAAAAAA.woff2#a)';
    const sheet = file('site.css', text, ['font-AAAAAAAA.woff2?v=4', 'font-AAAAAAAA.woff2#a']);
    const { files, names } = nameByContent([sheet, file('font-AAAAAAAA.woff2', 'f')]);
    const font = names.get('font-AAAAAAAA.woff2');
    expect(textsOf(files)[names.get('site.css') as string]).toBe(`url(${font}?v=4) url(${font}#a)`);
  });

  test('should give the same names whatever the hashes of esbuild are', () => {
    const build = (hash: string) =>
      nameByContent([
        file(`boot-${hash}.js`, `import"./chunk-${hash}.js"`, [`chunk-${hash}.js`]),
        file(`chunk-${hash}.js`, 'export{}'),
      ]);
    expect(textsOf(build('AAAAAAAA').files)).toEqual(textsOf(build('BBBBBBBB').files));
  });

  test('should terminate if files import each other', () => {
    const { names } = nameByContent([
      file('a-AAAAAAAA.js', 'a', ['b-AAAAAAAA.js']),
      file('b-AAAAAAAA.js', 'b', ['a-AAAAAAAA.js']),
    ]);
    expect([...names.keys()].sort()).toEqual(['a-AAAAAAAA.js', 'b-AAAAAAAA.js']);
  });

  test('should leave the bytes of a file without imports unchanged', () => {
    const bytes = Buffer.from([0xff, 0x00, 0xfe]);
    expect(nameByContent([{ path: 'a.png', contents: bytes, imports: [] }]).files[0]?.contents).toEqual(bytes);
  });
});
