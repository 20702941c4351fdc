import * as z from 'zod';

/** A name that becomes part of files, addresses and keys. */
export const identifier = z.string().regex(/^[\w-]+$/, 'expected letters, digits, `-` and `_`');
