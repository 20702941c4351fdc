/**
 * Where in a tree React is: for each list of children around, and each component with an id, how many there are and
 * which. React makes the ids of `useId` of it, so that server and browser agree.
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
   * In base 32; each step takes as many bits as its total needs, the outermost step the lowest. React keeps 30 bits as
   * a number and puts what is over before the text, digit by digit, zeros at its front left out.
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
