import * as z from 'zod';

/** HTML around the contents of every page. */
export const bodyHtmlSchema = z.array(
  z.strictObject({
    /** Its text, which is not changed: addresses in it are complete. */
    html: z.string(),
    /** Whether it begins the body or ends it. */
    position: z.enum(['start', 'end']).default('end'),
    /**
     * The languages whose pages include it.
     *
     * @default all
     * @example ['fr']
     */
    locales: z.array(z.string()).exactOptional(),
  }),
);
