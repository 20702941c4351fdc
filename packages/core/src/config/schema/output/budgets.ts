import * as z from 'zod';

const kilobytes = z.number().positive('expected kilobytes, more than 0');

/** Limits on what readers have to load, in kilobytes of 1,000 bytes, compressed by gzip. */
export const budgetsSchema = z.strictObject({
  /** Script that a page loads at first. */
  firstScript: kilobytes.default(10),
  /** Script that a page has loaded once it is idle: 80 with React 19.1, which comes with docsite, and 91 with 19.3. */
  script: kilobytes.default(100),
  /** Style sheets. */
  styles: kilobytes.default(15),
  /** Fonts that come with the theme, uncompressed. */
  fonts: kilobytes.default(60),
});
