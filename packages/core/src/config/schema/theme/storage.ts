import * as z from 'zod';
import { identifier } from '../values/identifier.js';

/** Where browsers store what readers choose: the colour mode, tabs, versions, and that they closed an announcement. */
export const storageSchema = z.strictObject({
  /** `localStorage`, which lasts, or `sessionStorage`, which ends with the tab. */
  type: z.enum(['localStorage', 'sessionStorage']).default('localStorage'),
  /** Added to the names of what is stored, so that sites on one domain do not share their readers' choices. */
  namespace: z.string().default(''),
  /**
   * The beginning of these names, for tabs and closed announcements. With that of another program, what readers chose
   * on a site built with it is kept.
   */
  prefix: identifier.default('docsite'),
});
