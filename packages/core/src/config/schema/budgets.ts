import * as z from 'zod';

const kilobytes = z.number().positive('expected kilobytes, more than 0');

/** What readers may have to load, in kilobytes of 1,000 bytes, compressed by gzip. */
export const budgetsSchema = z.strictObject({
  /** Script that a page begins with. */
  firstScript: kilobytes.default(10),
  /**
   * Script that a page has loaded once it is idle; it is 80 with React 19.1, which docsite brings, and 90 with 19.3.
   */
  script: kilobytes.default(92),
  /** Style sheets. */
  styles: kilobytes.default(15),
  /** Fonts that the theme brings, as they are. */
  fonts: kilobytes.default(60),
});
