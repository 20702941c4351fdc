import * as z from 'zod';

/** What the label of a category leads to, in sidebars files and `_category_` files alike. */
export const categoryLink = z.union(
  [
    z.strictObject({ type: z.literal('doc'), id: z.string() }),
    z.strictObject({
      type: z.literal('generated-index'),
      slug: z.string().optional(),
      title: z.string().optional(),
      description: z.string().optional(),
      keywords: z.array(z.string()).optional(),
      image: z.string().optional(),
    }),
  ],
  'expected a link to a document, or to a generated index',
);
