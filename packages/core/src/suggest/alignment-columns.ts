const bitsPerBlock = 32;

/**
 * Columns of the matrix of optimal string alignment distances between a word (rows) and candidates (columns). A column
 * is stored as bits: where it increases and decreases from row to row, and where it equals its diagonal neighbour. Only
 * the diagonal that ends at the distance is tracked as a number: distances never decrease along a diagonal, so it is a
 * lower bound from the first column on.
 */
export class Columns {
  private readonly blocks: number;
  /** For each character of the word, where its rows begin in `rows`; 0 is a character that the word lacks. */
  private readonly offsets = new Map<number, number>();
  private readonly asciiOffsets = new Int32Array(128);
  private readonly rows: Int32Array;
  private readonly growing: Int32Array;
  private readonly falling: Int32Array;
  private readonly equal: Int32Array;
  private readonly offsetAt: Int32Array;
  private readonly distances: Int32Array;

  /**
   * @param word The word, in lower case.
   * @param longest Length of the longest candidate.
   */
  constructor(
    private readonly word: string,
    longest: number,
  ) {
    this.blocks = Math.max(1, Math.ceil(word.length / bitsPerBlock));
    const { blocks } = this;
    this.rows = new Int32Array((new Set(word.split('')).size + 1) * blocks);
    for (let row = 0; row < word.length; row++) this.markRow(word.charCodeAt(row), row);
    this.growing = new Int32Array((longest + 1) * blocks).fill(-1, 0, blocks);
    this.falling = new Int32Array((longest + 1) * blocks);
    this.equal = new Int32Array((longest + 1) * blocks);
    this.offsetAt = new Int32Array(longest + 1);
    this.distances = new Int32Array(longest + 1);
  }

  /** Lower bound of the distance after this many columns; the distance itself after the last. */
  distanceAt(column: number): number {
    return this.distances[column] as number;
  }

  /**
   * Computes the columns of a candidate after the first `known` ones, which it shares with the previous candidate,
   * until the distance is known to exceed the bound. Returns the last column computed.
   */
  fill(candidate: string, known: number, bound: number): number {
    const start = this.word.length - candidate.length;
    if (known === 0) this.distances[0] = Math.abs(start);
    for (let column = known; column < candidate.length; column++) {
      if ((this.distances[column] as number) > bound) return column;
      this.step(column, candidate.charCodeAt(column));
      const row = start + column;
      const isEqual = row < 0 || this.isEqual(column + 1, row);
      this.distances[column + 1] = (this.distances[column] as number) + (isEqual ? 0 : 1);
    }
    return candidate.length;
  }

  private markRow(character: number, row: number): void {
    let offset = this.offsetOf(character);
    if (offset === 0) {
      offset = (this.offsets.size + 1) * this.blocks;
      this.offsets.set(character, offset);
      if (character < 128) this.asciiOffsets[character] = offset;
    }
    const block = offset + Math.floor(row / bitsPerBlock);
    this.rows[block] = (this.rows[block] as number) | (1 << (row % bitsPerBlock));
  }

  private offsetOf(character: number): number {
    return (character < 128 ? this.asciiOffsets[character] : this.offsets.get(character)) ?? 0;
  }

  private isEqual(column: number, row: number): boolean {
    const block = this.equal[column * this.blocks + (row >>> 5)] as number;
    return ((block >>> (row & 31)) & 1) === 1;
  }

  /** Computes one column, block by block; Hyyrö's names VP, VN, D0, HP, HN and PM are spelled out. */
  private step(column: number, character: number): void {
    const { blocks, rows, growing, falling, equal, offsetAt } = this;
    const offset = this.offsetOf(character);
    const offsetBefore = offsetAt[column] as number;
    offsetAt[column + 1] = offset;
    let growCarry = 1;
    let fallCarry = 0;
    let swapCarry = 0;
    for (let block = 0; block < blocks; block++) {
      const at = column * blocks + block;
      const matches = rows[offset + block] as number;
      const grows = growing[at] as number;
      const falls = falling[at] as number;
      const unequal = ~(equal[at] as number) & matches;
      const swaps = ((unequal << 1) | swapCarry) & (rows[offsetBefore + block] as number);
      const starts = matches | fallCarry;
      const same = ((((starts & grows) + grows) | 0) ^ grows) | starts | falls | swaps;
      const rightGrows = falls | ~(same | grows);
      const rightFalls = same & grows;
      const shiftedGrows = (rightGrows << 1) | growCarry;
      const shiftedFalls = (rightFalls << 1) | fallCarry;
      growCarry = rightGrows >>> 31;
      fallCarry = rightFalls >>> 31;
      swapCarry = unequal >>> 31;
      equal[at + blocks] = same;
      growing[at + blocks] = shiftedFalls | ~(same | shiftedGrows);
      falling[at + blocks] = shiftedGrows & same;
    }
  }
}
