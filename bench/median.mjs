/**
 * The middle one of some numbers; the greater one of two in the middle.
 *
 * @param {readonly number[]} numbers
 */
export function median(numbers) {
  return sorted(numbers)[Math.floor(numbers.length / 2)];
}

/**
 * Numbers in ascending order.
 *
 * @param {readonly number[]} numbers
 */
export function sorted(numbers) {
  return [...numbers].sort((one, other) => one - other);
}
