import * as z from 'zod';

const icon = z.strictObject({
  src: z.string(),
  sizes: z.string().regex(/^(?:any|\d+x\d+(?: \d+x\d+)*)$/, "expected sizes such as '192x192', or 'any'"),
  type: z.string().optional(),
  purpose: z.string().optional(),
});

const manifest = z.strictObject({
  name: z.string().optional(),
  shortName: z.string().optional(),
  description: z.string().optional(),
  icons: z.array(icon).optional(),
  display: z.enum(['standalone', 'minimal-ui', 'fullscreen', 'browser']).default('standalone'),
  backgroundColor: z.string().default('#ffffff'),
});

const strategy = z.enum(['appInstalled', 'standalone', 'queryString', 'always', 'mobile', 'saveData']);

const options = z.strictObject({
  activeStrategies: z.array(strategy).default(['appInstalled', 'standalone', 'queryString']),
  debug: z.boolean().default(true),
  manifest: manifest.prefault({}),
  exclude: z.array(z.string()).default([]),
  kill: z.boolean().default(false),
});

/** The shape of the configuration key `offline`. */
export const offlineSchema = z
  .union([options, z.literal(false)], 'expected the options of offline, or false')
  .default(false);

/** A reason to keep a copy of the site on a reader's device. */
export type OfflineStrategy = z.output<typeof strategy>;

/** How readers take the site along. */
export interface OfflineConfig {
  /** The copy is kept where any of these holds. */
  readonly activeStrategies: readonly OfflineStrategy[];
  /** Whether the worker and the page tell on the console what they do. */
  readonly debug: boolean;
  readonly manifest: WebManifestConfig;
  /** Glob patterns of output files to leave out of the copy, such as `img/screenshots/**`. */
  readonly exclude: readonly string[];
  /** Whether to remove the workers that earlier builds left with readers. */
  readonly kill: boolean;
}

/** What the web app manifest says beyond title, language and colour of the site. */
export interface WebManifestConfig {
  readonly name?: string;
  readonly shortName?: string;
  readonly description?: string;
  /** The favicon serves where none are given. */
  readonly icons?: readonly AppIconConfig[];
  readonly display: 'standalone' | 'minimal-ui' | 'fullscreen' | 'browser';
  readonly backgroundColor: string;
}

/** An icon of the installed app. */
export interface AppIconConfig {
  readonly src: string;
  /** Such as `192x192`, or `any` for a vector image. */
  readonly sizes: string;
  /** Media type; follows from the file's ending where absent. */
  readonly type?: string;
  /** Such as `maskable`. */
  readonly purpose?: string;
}
