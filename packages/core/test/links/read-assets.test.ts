import { createHash } from 'node:crypto';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { type AssetTable, assetPathOf, readAssets } from '../../src/links/read-assets.js';
import type { Document } from '../../src/parse/document.js';
import { documentOf } from '../site/drafts.js';

/** A PNG of a size. Only its header is read. */
function pngOf(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(33);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(bytes);
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const ownFiles = { markdown: { linkedFiles: 'site' }, aliases: {} } as const;

function linking(...hrefs: readonly string[]): Document {
  return {
    ...documentOf('docs/a.md'),
    links: hrefs.map((href) => ({ href, kind: 'image', place: { file: 'docs/a.md', line: 1, column: 1 } })),
  };
}

function read(files: Readonly<Record<string, string | Buffer>>, ...hrefs: readonly string[]): AssetTable {
  return readAssets(makeFolder({ 'docs/a.md': '', ...files }), [linking(...hrefs)], ownFiles);
}

describe('readAssets', () => {
  test('should name an asset after its file and its content', () => {
    const hash = createHash('sha256').update('zip').digest('hex').slice(0, 8);
    expect(read({ 'docs/my data (1).zip': 'zip' }, './my%20data%20(1).zip').assets).toEqual({
      'docs/my data (1).zip': { path: 'docs/my data (1).zip', outputPath: `assets/files/my-data-1--${hash}.zip` },
    });
  });

  test('should name the file whose name looks the same as that of a missing one', () => {
    expect(read({ 'docs/\u00FCber.svg': '' }, 'u\u0308ber.svg').missing).toEqual({
      'docs/u\u0308ber.svg': ['docs/\u00FCber.svg'],
    });
  });

  test('should take a symbolic link that leads back to itself for a missing file', () => {
    const folder = makeFolder({ 'docs/a.md': '' });
    symlinkSync('loop.png', join(folder, 'docs/loop.png'));
    expect(readAssets(folder, [linking('./loop.png')], ownFiles).assets).toEqual({});
  });

  test('should read the size of images', () => {
    const { assets } = read(
      { 'docs/a.png': pngOf(640, 480), 'docs/b.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 40"/>' },
      'a.png',
      'b.svg',
    );
    expect(Object.values(assets).map((asset) => [asset.width, asset.height])).toEqual([
      [640, 480],
      [30, 40],
    ]);
  });

  test('should omit the size of a file that is no image', () => {
    expect(Object.keys(read({ 'docs/a.png': 'no image' }, 'a.png').assets['docs/a.png'] ?? {})).toEqual([
      'path',
      'outputPath',
      'damage',
    ]);
  });

  test('should read a file once even if several links refer to it, whatever follows its path', () => {
    expect(Object.keys(read({ 'img/a.png': pngOf(1, 1) }, '../img/a.png?x', '@site/img/a.png#y').assets)).toEqual([
      'img/a.png',
    ]);
  });

  test('should report a missing image, with a similar one that may have been meant', () => {
    expect(
      read(
        { 'docs/diagram.png': 'x', 'docs/else.pdf': 'x', 'docs/Logo.png': 'x' },
        ...['diagrm.png', 'logo.png', 'else.png', 'none/x.png'],
      ),
    ).toEqual({
      assets: {},
      missing: {
        'docs/diagrm.png': ['docs/diagram.png'],
        'docs/else.png': [],
        'docs/logo.png': ['docs/Logo.png'],
        'docs/none/x.png': [],
      },
    });
  });

  test('should not accept a folder as a file', () => {
    expect(read({ 'docs/v1.0/x.md': '' }, 'v1.0').assets).toEqual({});
  });

  test('should ignore pages, other sites and static paths', () => {
    expect(
      read({}, 'b.md', 'c.mdx', 'https://a.b/c.png', '/img/d.png', 'no-extension', '#e.f', '../../out.png'),
    ).toEqual({
      assets: {},
      missing: {},
    });
  });
});

describe('assetPathOf', () => {
  test.each([
    ['./x.png', 'docs/x.png'],
    ['../y%20z.png?q#h', 'y z.png'],
    ['images%2Fx.png', 'docs/images/x.png'],
    ['@site/x.png', 'x.png'],
    ['/x.png', undefined],
    ['#x', undefined],
    ['', undefined],
    ['folder/', undefined],
    ['data:image/png,x', undefined],
    ['../../x.png', undefined],
  ])('should read %j as %j', (href, path) => {
    expect(assetPathOf('docs/a.md', href, ownFiles)).toBe(path);
  });

  test('should lead out of the site folder if files may be anywhere, or as far as the document is', () => {
    expect(assetPathOf('docs/a.md', '../../x.png', { ...ownFiles, markdown: { linkedFiles: 'anywhere' } })).toBe(
      '../x.png',
    );
    expect(assetPathOf('../docs/a.md', '../x.png', ownFiles)).toBe('../x.png');
  });

  test('should begin in the folder of an alias, unless a folder may be meant or the alias is not of the site', () => {
    const aliases = { '@assets': 'src/assets', '~': 'src', img: 'src/img', '@theme': '/elsewhere' };
    const hrefs = ['@assets/x.png', '~/x.png', 'img/x.png', '@theme/x.png', '@assetsx/x.png'];
    expect(hrefs.map((href) => assetPathOf('docs/a.md', href, { ...ownFiles, aliases }))).toEqual([
      'src/assets/x.png',
      'src/x.png',
      'docs/img/x.png',
      'docs/@theme/x.png',
      'docs/@assetsx/x.png',
    ]);
  });
});
