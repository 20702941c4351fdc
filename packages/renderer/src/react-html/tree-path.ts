/**
 * React's position in a tree: for each enclosing list of children, and each component with an id, the index and the
 * number of siblings. React derives the ids of `useId` from it, so that server and browser agree.
 */
export class TreePath {
  private readonly steps: number[] = [];

  enter(total: number, index: number): void {
    this.steps.push(total, index);
  }

  leave(): void {
    this.steps.length -= 2;
  }

  clear(): void {
    this.steps.length = 0;
  }

  /**
   * The id in base 32. Each step takes as many bits as its total requires, with the outermost step in the lowest bits.
   * React keeps 30 bits as a number, and prepends the overflow digit by digit, without leading zeros.
   */
  id(): string {
    let bits = 0;
    let length = 0;
    let text = '';
    for (let at = 0; at < this.steps.length; at += 2) {
      const added = 32 - Math.clz32(this.steps[at] as number);
      if (length + added > 30) {
        const whole = length - (length % 5);
        text = (bits & ((1 << whole) - 1)).toString(32) + text;
        bits >>= whole;
        length -= whole;
      }
      bits |= ((this.steps[at + 1] as number) + 1) << length;
      length += added;
    }
    return bits.toString(32) + text;
  }
}
