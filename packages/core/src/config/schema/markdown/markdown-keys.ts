import * as z from 'zod';
import { llmsTxtSchema } from './llms-txt.js';
import { markdownSchema } from './markdown.js';

/** How Markdown is read, and where it is published as such. */
export const markdownKeys = {
  /** How Markdown is read. */
  markdown: markdownSchema.prefault({}),
  /** Whether each page is also written as Markdown, at its address plus `.md`. */
  markdownTwins: z.boolean().default(true),
  /** What `llms.txt` lists, which is written if pages are also written as Markdown. */
  llmsTxt: llmsTxtSchema.prefault({}),
};
