import * as z from 'zod';

/** What readers can do with the sidebar of the docs. */
export const sidebarSchema = z.strictObject({
  /** Whether there is a button that hides the sidebar on all pages until the reader shows it again. */
  hideable: z.boolean().default(false),
  /** Whether opening a category closes the others on its level. */
  autoCollapseCategories: z.boolean().default(false),
});
