/** A blob of a remote cache, identified by its contents. */
export interface Digest {
  /** SHA-256, in hexadecimal. */
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
}

/** The name of an action's output file. */
const outputPath = 'docsite';

/** Wire types of Protocol Buffers. */
const varint = 0;
const fixed64 = 1;
const lengthDelimited = 2;
const fixed32 = 5;

/** Numbers of fields in `build.bazel.remote.execution.v2`. */
const outputFiles = 2;
const filePath = 1;
const fileDigest = 2;
const digestHash = 1;
const digestSize = 2;

/**
 * Encodes an entry of the action cache: an `ActionResult` with one output file, as a Protocol Buffers message. Servers
 * that know Bazel's protocol validate entries, and check that the blobs they refer to exist.
 */
export function encodeActionResult({ hash, size }: Digest): Buffer {
  const digest = Buffer.concat([bytesField(digestHash, Buffer.from(hash)), numberField(digestSize, size)]);
  const file = Buffer.concat([bytesField(filePath, Buffer.from(outputPath)), bytesField(fileDigest, digest)]);
  return bytesField(outputFiles, file);
}

/** Decodes the first output file of an `ActionResult`; undefined if docsite did not write it. */
export function decodeActionResult(bytes: Uint8Array): Digest | undefined {
  try {
    const file = fieldOf(bytes, outputFiles);
    const digest = file instanceof Uint8Array ? fieldOf(file, fileDigest) : undefined;
    if (!(digest instanceof Uint8Array)) return undefined;
    const hash = fieldOf(digest, digestHash);
    const size = fieldOf(digest, digestSize);
    const text = hash instanceof Uint8Array ? Buffer.from(hash).toString('latin1') : '';
    return /^[\da-f]{64}$/.test(text) && typeof size === 'number' ? { hash: text, size } : undefined;
  } catch {
    return undefined;
  }
}

function bytesField(number: number, value: Uint8Array): Buffer {
  return Buffer.concat([writeVarint(number * 8 + lengthDelimited), writeVarint(value.length), value]);
}

function numberField(number: number, value: number): Buffer {
  return Buffer.concat([writeVarint(number * 8 + varint), writeVarint(value)]);
}

function writeVarint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) + 0x80);
  return Buffer.from([...bytes, rest]);
}

/** The first field with a number in a message. */
function fieldOf(message: Uint8Array, wanted: number): Uint8Array | number | undefined {
  const reader = new Reader(message);
  while (!reader.isAtEnd()) {
    const tag = reader.varint();
    const value = reader.value(tag % 8);
    if (Math.floor(tag / 8) === wanted) return value;
  }
  return undefined;
}

/** Reads the fields of a message. Throws if it ends too early, or has a field of an unknown type. */
class Reader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  isAtEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  varint(): number {
    let value = 0;
    for (let factor = 1; factor < 2 ** 63; factor *= 0x80) {
      const byte = this.take(1)[0] as number;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
    throw new RangeError('an unterminated number');
  }

  value(wireType: number): Uint8Array | number {
    if (wireType === varint) return this.varint();
    if (wireType === lengthDelimited) return this.take(this.varint());
    if (wireType === fixed64) return this.take(8);
    if (wireType === fixed32) return this.take(4);
    throw new RangeError('a field of an unknown type');
  }

  private take(length: number): Uint8Array {
    if (this.at + length > this.bytes.length) throw new RangeError('an unterminated field');
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
}
