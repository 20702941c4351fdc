import { transformSync } from 'esbuild';

/** JSON that cannot be parsed. Line and column are 1-based. */
export class JsonError extends Error {
  override readonly name = 'JsonError';

  constructor(
    message: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(message);
  }
}

/** Parses JSON text, which may begin with a byte order mark. Throws a `JsonError`. */
export function parseJson(text: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json);
  } catch {
    throw faultOf(json);
  }
}

/**
 * Locates an error: Node's errors do not always have a position, and esbuild's parser accepts nothing that Node rejects
 * except trailing commas and comments.
 */
function faultOf(json: string): JsonError {
  try {
    transformSync(json, { loader: 'json', logLevel: 'silent' });
  } catch (error) {
    const [first] = (error as { readonly errors?: readonly Fault[] }).errors ?? [];
    const { line = 1, column = 0, lineText = '' } = first?.location ?? {};
    const before = Buffer.from(lineText).subarray(0, column).toString();
    return new JsonError(`it is not valid JSON: ${first?.text ?? 'it cannot be read'}`, line, before.length + 1);
  }
  return new JsonError('it is not valid JSON', 1, 1);
}

interface Fault {
  readonly text: string;
  readonly location: { readonly line: number; readonly column: number; readonly lineText: string } | null;
}
