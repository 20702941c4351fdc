import * as z from 'zod';
import { jsonValues } from '../values/json-values.js';

/** How diagrams are drawn. */
export const diagramsSchema = z.strictObject({
  /**
   * Mermaid's theme in light mode, such as `neutral`.
   *
   * @default the site's colours
   */
  light: z.string().exactOptional(),
  /**
   * Mermaid's theme in dark mode.
   *
   * @default the site's colours
   */
  dark: z.string().exactOptional(),
  /**
   * Options for Mermaid.
   *
   * @example { flowchart: { curve: 'linear' } }
   */
  options: jsonValues.default({}),
});
