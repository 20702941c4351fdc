import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { built } from '../../bundle-fixture.js';

const picture = Buffer.alloc(9_000, 7);
const address = `data:image/png;base64,${picture.toString('base64')}`;

describe('an image inlined in code', () => {
  const drawn = async (files: Readonly<Record<string, string | Buffer>>) => {
    const bundled = await built(files, ['pages/a.tsx'], '/base/');
    const image = bundled.files.find(({ path }) => path.startsWith('assets/images/'));
    const code = readFileSync(bundled.serverPages['pages/a.tsx'] as string, 'utf8');
    return { image, code };
  };
  const page = "import { Phone } from '../phone'; export default () => <Phone />;";

  test('should become a file if it is large and used as an attribute', async () => {
    const phone = `export const Phone = () => <svg><image xlinkHref="${address}" /></svg>;`;
    const { image, code } = await drawn({ 'pages/a.tsx': page, 'phone.tsx': phone });
    expect(image?.path).toMatch(/^assets\/images\/phone-[0-9a-f]{8}\.png$/);
    expect(Buffer.from(image?.contents as Uint8Array)).toEqual(picture);
    expect(code).toContain(`xlinkHref: "/base/${image?.path}"`);
    expect(code).not.toContain('base64');
  });

  test('should have the usual extension of its type', async () => {
    const photo = address.replace('image/png', 'image/jpeg');
    const { image } = await drawn({
      'pages/a.tsx': page,
      'phone.tsx': `export const Phone = () => <img src="${photo}" />;`,
    });
    expect(image?.path).toMatch(/^assets\/images\/phone-[0-9a-f]{8}\.jpg$/);
  });

  test('should become a file in the module of a page too', async () => {
    const { image, code } = await drawn({ 'pages/a.tsx': `export default () => <img src={'${address}'} alt="" />;` });
    expect(code).toContain(`src: "/base/${image?.path}"`);
  });

  test('should stay inline if it is small, or if code may read its value', async () => {
    const small = 'data:image/png;base64,AAAA';
    const phone = `const all = '${address}'; export const Phone = () => <p><img src="${small}" />{all.length}</p>;`;
    const { image, code } = await drawn({ 'pages/a.tsx': page, 'phone.tsx': phone });
    expect(image).toBeUndefined();
    expect(code).toContain(small);
    expect(code).toContain(address);
  });
});
