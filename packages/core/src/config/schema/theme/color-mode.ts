import * as z from 'zod';

/** Light and dark mode. */
export const colorModeSchema = z.strictObject({
  /** The mode for readers who have not chosen one. */
  defaultMode: z.enum(['light', 'dark']).default('light'),
  /** Whether the switch between the modes is left out. Choices made earlier then have no effect. */
  disableSwitch: z.boolean().default(false),
  /** Whether readers who have not chosen get the mode their system is set to. */
  respectPrefersColorScheme: z.boolean().default(false),
});
