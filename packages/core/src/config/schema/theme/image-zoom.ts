import * as z from 'zod';

const pixels = z.number().min(0, 'expected a number of pixels');

/** Which images a click enlarges. */
export const imageZoomSchema = z.strictObject({
  /**
   * Selector of the images. Images in links and buttons are never enlarged.
   *
   * @default `.markdown img`
   */
  selector: z.string().min(1, 'expected a selector').exactOptional(),
  /**
   * Pixels around an enlarged image.
   *
   * @default 16
   */
  margin: pixels.exactOptional(),
  /**
   * Pixels that the reader can scroll before it closes.
   *
   * @default 40
   */
  scrollOffset: pixels.exactOptional(),
});
