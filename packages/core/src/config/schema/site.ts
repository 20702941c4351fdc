import * as z from 'zod';
import { adoptionKeys } from './adoption-keys.js';
import { codeKeys } from './code-keys.js';
import { contentKeys } from './content/content-keys.js';
import { generalKeys } from './general/general-keys.js';
import { markdownKeys } from './markdown/markdown-keys.js';
import { outputKeys } from './output/output-keys.js';
import { themeKeys } from './theme/theme-keys.js';

/**
 * The shape of the configuration file, and the only place that describes its keys: types are inferred from it, editors
 * show its comments, and the tables in the documentation are generated from both, in this order. Unknown keys are
 * errors at every level except in `customFields`.
 */
export const configSchema = z.strictObject({
  ...generalKeys,
  ...contentKeys,
  ...codeKeys,
  ...markdownKeys,
  ...themeKeys,
  ...outputKeys,
  ...adoptionKeys,
});

/** The values a configuration file may contain. */
export type UserConfig = z.input<typeof configSchema>;
/** The checked values of a configuration file, before defaults from the site folder are filled in. */
export type ParsedConfig = z.output<typeof configSchema>;
