import { deserialize, serialize } from 'node:v8';
import type { ParsedDocument } from '@docsite/core';
import type { Root } from 'hast';

/** The number of documents kept unpacked. They take four times the memory. */
const mostUnpacked = 500;

/** A document outside the heap, with its tree stored separately: sources with the same text share one. */
interface PackedDocument {
  readonly facts: Buffer;
  readonly tree: Buffer;
}

/**
 * The documents that a worker has parsed. The first ones are kept as they are; the others are packed outside the heap,
 * without positions that are only needed for parsing: 20 KB instead of 83 KB for a page of 5 KB, at the cost of 4 % of
 * the page's time.
 */
export class DocumentStore {
  private readonly documents = new Map<string, ParsedDocument | PackedDocument>();
  private readonly packedTrees = new WeakMap<Root, Buffer>();
  /** The tree that was last requested: pages that share it are rendered one after the other. */
  private last: { readonly packed: Buffer; readonly tree: Root } | undefined;
  private readonly slabs = new Slabs();
  private unpacked = 0;

  set(path: string, document: ParsedDocument): void {
    this.delete(path);
    const kept = this.unpacked < mostUnpacked ? document : this.pack(document);
    if (!isPacked(kept)) this.unpacked++;
    this.documents.set(path, kept);
  }

  get(path: string): ParsedDocument | undefined {
    const found = this.documents.get(path);
    return found !== undefined && isPacked(found)
      ? { ...deserialize(found.facts), tree: this.unpackTree(found.tree) }
      : found;
  }

  delete(path: string): void {
    const found = this.documents.get(path);
    if (found !== undefined && !isPacked(found)) this.unpacked--;
    this.documents.delete(path);
  }

  private unpackTree(packed: Buffer): Root {
    if (this.last?.packed !== packed) this.last = { packed, tree: deserialize(packed) };
    return this.last.tree;
  }

  /** The document itself if a plugin has put something into the tree that cannot be packed. */
  private pack(document: ParsedDocument): PackedDocument | ParsedDocument {
    const { tree, ...facts } = document;
    try {
      return { tree: this.packTree(tree), facts: this.slabs.add(serialize(facts)) };
    } catch {
      return document;
    }
  }

  private packTree(tree: Root): Buffer {
    const known = this.packedTrees.get(tree);
    if (known !== undefined) return known;
    dropPositions(tree);
    const packed = this.slabs.add(serialize(tree));
    this.packedTrees.set(tree, packed);
    return packed;
  }
}

function isPacked(document: ParsedDocument | PackedDocument): document is PackedDocument {
  return 'facts' in document;
}

/** In bytes: C allocators return blocks of this size to the system once they are free, but keep smaller ones. */
const slabSize = 1 << 20;

/** Stores pieces of memory contiguously in slabs; a slab is free once all of its pieces are. */
class Slabs {
  private slab = Buffer.alloc(0);
  private used = 0;

  /** A copy of a piece. */
  add(piece: Buffer): Buffer {
    if (piece.length > this.slab.length - this.used) {
      this.slab = Buffer.allocUnsafeSlow(Math.max(slabSize, piece.length));
      this.used = 0;
    }
    const copy = this.slab.subarray(this.used, this.used + piece.length);
    piece.copy(copy);
    this.used += piece.length;
    return copy;
  }
}

function dropPositions(node: { position?: unknown; children?: readonly object[] }): void {
  delete node.position;
  for (const child of node.children ?? []) dropPositions(child);
}
