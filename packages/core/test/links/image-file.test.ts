import { describe, expect, test } from '@jest/globals';
import { readImageFile } from '../../src/links/image-file.js';

const pixel = Buffer.from('R0lGODdhAQABAIAAAP///////ywAAAAAAQABAAACAkQBADs=', 'base64');
const pointer = `version https://git-lfs.github.com/spec/v1
oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
size 12345
`;

describe('readImageFile', () => {
  test.each([
    ['a.gif', pixel],
    ['picture-with-another-extension.png', pixel],
    ['a.svg', Buffer.from('<svg width="1" height="1"></svg>')],
  ])('should read the dimensions of an image: %s', (path, bytes) => {
    expect(readImageFile(path, bytes)).toEqual({ width: 1, height: 1 });
  });

  test.each([
    ['a.png', '', 'empty'],
    ['a.png', pointer, 'git-lfs'],
    ['a.svg', pointer, 'git-lfs'],
    ['a.jpg', '<!doctype html><title>über uns</title>', 'text'],
  ])('should say why a file shows nothing: %s, %j', (path, text, damage) => {
    expect(readImageFile(path, Buffer.from(text))).toEqual({ damage });
  });

  test.each([
    ['a.svg', Buffer.from('<s:svg xmlns:s="http://www.w3.org/2000/svg"/>')],
    ['a.png', Buffer.from('\u0089PNG\r\n\u001a\n, and cut off', 'latin1')],
  ])('should accept what a browser might show: %s', (path, bytes) => {
    expect(readImageFile(path, bytes)).toEqual({});
  });
});
