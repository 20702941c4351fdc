import { expect, test } from '@jest/globals';
import { decodeActionResult, encodeActionResult } from '../../src/remote/action-result.js';

const hash = '0123456789abcdef'.repeat(4);

test('an entry should be an ActionResult encoded as Protocol Buffers do', () => {
  // output_files (2) { path (1): "docsite", digest (2) { hash (1): …, size_bytes (2): 300 } }
  const digest = `0a40${Buffer.from(hash).toString('hex')}10ac02`;
  const file = `0a07${Buffer.from('docsite').toString('hex')}1245${digest}`;
  expect(encodeActionResult({ hash, size: 300 }).toString('hex')).toBe(`1250${file}`);
});

test.each([0, 127, 128, 5_000_000_000])('a digest of %i bytes should survive encoding and decoding', (size) => {
  expect(decodeActionResult(encodeActionResult({ hash, size }))).toEqual({ hash, size });
});

test('fields added by a server should be skipped', () => {
  const entry = encodeActionResult({ hash, size: 3 });
  // exit_code (4): 0, an unknown fixed64 and fixed32, execution_metadata (9) { worker (1): "w" }
  const added = Buffer.from('2000f9010102030405060708fd01010203044a030a0177', 'hex');
  expect(decodeActionResult(Buffer.concat([added, entry, added]))).toEqual({ hash, size: 3 });
});

test.each([
  { what: 'nothing', bytes: Buffer.of() },
  { what: 'a page of HTML', bytes: Buffer.from('<!doctype html><title>Log in</title>') },
  { what: 'an entry that is cut off', bytes: encodeActionResult({ hash, size: 3 }).subarray(0, 40) },
  { what: 'a hash of something else', bytes: encodeActionResult({ hash: 'x', size: 3 }) },
  { what: 'an unterminated number', bytes: Buffer.alloc(20, 0xff) },
])('$what should not be accepted as an entry', ({ bytes }) => {
  expect(decodeActionResult(bytes)).toBeUndefined();
});
