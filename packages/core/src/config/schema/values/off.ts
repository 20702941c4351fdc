import * as z from 'zod';

/** Turns a feature off, as in `blog: false`. */
export const off = z.literal(false);
