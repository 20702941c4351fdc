import type * as z from 'zod';

interface Addresses {
  readonly to?: string;
  readonly href?: string;
}

/** Requires exactly one address of a link: a path of the site or an address outside it. */
export function withOneAddress<T extends z.ZodType<Addresses>>(schema: T): T {
  return schema.superRefine(({ to, href }, context) => {
    if ((to === undefined) !== (href === undefined)) return;
    context.addIssue({
      code: 'custom',
      continue: false,
      path: [to === undefined ? 'to' : 'href'],
      message: to === undefined ? "expected 'to' or 'href'" : "expected 'to' or 'href', not both",
      params: { hint: "'to' is a path of the site, 'href' an address outside it" },
    });
  });
}
