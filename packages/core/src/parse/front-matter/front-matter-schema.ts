import * as z from 'zod';
import { pageHeadSchema } from '../../config/schema/general/head.js';
import { readWrittenDate } from './written-date.js';

const text = z.union([z.string(), z.number()], 'expected text').transform(String);
const isFilled = (value: string) => value !== '';
const isEmpty = 'is empty: leave the key out instead';
/** Text that names something. As in Docusaurus, it may be absent, but not empty. */
const name = text.refine(isFilled, isEmpty);
/** As in Docusaurus, numbers and `true` may be in quotation marks. */
const unquoted = (value: unknown) =>
  typeof value === 'string' && /^(?:true|false|-?\d+(?:\.\d+)?)$/.test(value) ? JSON.parse(value) : value;
const number = z.preprocess(unquoted, z.number());
const flag = z.preprocess(unquoted, z.boolean());
const wrongLevel = 'expected a heading level from 2 to 6';
const headingLevel = z.preprocess(unquoted, z.int(wrongLevel).min(2, wrongLevel).max(6, wrongLevel));
const tag = z.union([text, z.object({ label: text, permalink: z.string().optional() })], 'expected a tag');

const date = z.string('expected a date such as 2024-05-01').refine((value) => readWrittenDate(value) !== undefined, {
  error: ({ input }) => `'${input}' is not a date: write it as 2024-05-01 or 2024-05-01 10:00 +02:00`,
});

const slug = name.refine((value) => !value.includes('\0'), 'contains a NUL character, which no path may contain');

/** Front matter keys that docsite reads; others are kept for components. Follows Docusaurus's conventions. */
export const frontMatterSchema = z.looseObject({
  id: name.optional(),
  slug: slug.optional(),
  title: text.optional(),
  title_meta: text.optional(),
  description: text.nullish().transform((value) => value ?? undefined),
  tags: z
    .array(tag, 'expected a list of tags')
    .nullish()
    .transform((value) => value ?? []),
  keywords: z.array(name).default([]),
  image: z.string().refine(isFilled, isEmpty).optional(),
  head: pageHeadSchema.optional(),
  // posts may have an empty one in Docusaurus
  sidebar_label: text.transform((value) => value || undefined).optional(),
  sidebar_key: name.optional(),
  sidebar_position: number.optional(),
  sidebar_class_name: z.string().optional(),
  sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
  displayed_sidebar: z.string().nullable().optional(),
  hide_title: flag.default(false),
  hide_table_of_contents: flag.default(false),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  pagination_label: text.optional(),
  pagination_next: z.string().nullable().optional(),
  pagination_prev: z.string().nullable().optional(),
  parse_number_prefixes: flag.optional(),
  draft: flag.default(false),
  unlisted: flag.default(false),
  last_update: z
    .object({ author: text.optional(), date: date.optional() })
    .refine((value) => value.author !== undefined || value.date !== undefined, 'needs an author or a date')
    .optional(),
  mdx: z
    .looseObject({ format: z.enum(['md', 'mdx', 'detect'], "expected 'md', 'mdx' or 'detect'").optional() })
    .nullish(),
  custom_edit_url: z.string().nullable().optional(),
});

/** Validated front matter with defaults filled in. */
export type FrontMatter = z.output<typeof frontMatterSchema>;
