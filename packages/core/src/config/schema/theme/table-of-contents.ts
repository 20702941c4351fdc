import * as z from 'zod';

const expectedLevel = 'expected a heading level from 2 to 6';
const headingLevel = z.int(expectedLevel).min(2, expectedLevel).max(6, expectedLevel);

/** The headings that a page's table of contents shows. */
export const tableOfContentsSchema = z.strictObject({
  /** Level of the highest headings, from 2 to 6. A page can set its own with `toc_min_heading_level`. */
  minHeadingLevel: headingLevel.default(2),
  /** Level of the lowest headings, from 2 to 6. A page can set its own with `toc_max_heading_level`. */
  maxHeadingLevel: headingLevel.default(3),
});
