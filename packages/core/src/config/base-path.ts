import * as z from 'zod';

/** A route below the base URL, however its slashes are written; it is kept without those at its ends. */
export const basePath = z.string().transform((path) => path.replace(/^\/+|\/+$/g, ''));
