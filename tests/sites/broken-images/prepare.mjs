import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const pointer = `version https://git-lfs.github.com/spec/v1
oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
size 12345
`;

/** Cut off, empty, not an image at all, and left out by a clone without Git LFS. */
export function prepare(siteDir) {
  writeFileSync(join(siteDir, 'cut.png'), Buffer.from('89504e470d0a1a0a0000000d', 'hex'));
  writeFileSync(join(siteDir, 'empty.jpg'), '');
  writeFileSync(join(siteDir, 'text.gif'), 'not an image');
  mkdirSync(join(siteDir, 'static'));
  writeFileSync(join(siteDir, 'static/large.png'), pointer);
  writeFileSync(join(siteDir, 'open.svg'), '<svg width="1');
}
