import { type Document, isScalar, type ParsedNode, visit } from 'yaml';

/** Parsed YAML, with its errors. */
export type YamlDocument = Document.Parsed<ParsedNode>;

/** The offset of the first repeated key in its map. The library compares each key with every other. */
export function offsetOfRepeatedKey(document: YamlDocument): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Map(_key, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key) || key.value === '<<') continue;
        if (seen.has(key.value)) {
          offset = key.range?.[0] ?? 0;
          return visit.BREAK;
        }
        seen.add(key.value);
      }
      return undefined;
    },
  });
  return offset;
}

/** The offset of the quote that is found unclosed at `end`. */
export function offsetOfOpenQuote(document: YamlDocument, end: number): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Scalar(_key, { type, range }) {
      if (type?.startsWith('QUOTE') && range && range[0] < end && range[2] >= end) offset = range[0];
    },
  });
  return offset;
}

/** The offset of the outermost list or map in brackets that is found unclosed at `end`. */
export function offsetOfOpenBracket(document: YamlDocument, end: number): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Collection(_key, { flow, range }) {
      if (offset === undefined && flow && range && range[0] < end && range[2] >= end) offset = range[0];
    },
  });
  return offset;
}

/** The offset of the first alias without an anchor, or else of the first alias. */
export function offsetOfAlias(document: YamlDocument): number {
  const offsets: number[] = [];
  visit(document, {
    Alias(_key, node) {
      const offset = node.range?.[0] ?? 0;
      if (node.resolve(document) === undefined) offsets.unshift(offset);
      else offsets.push(offset);
    },
  });
  return offsets[0] ?? 0;
}
