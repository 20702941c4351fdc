import * as z from 'zod';

const date = z.iso.date();
const issues = z.array(z.int().positive());

/**
 * What `releases.json` holds. A key that is absent is not known. `tests/content/releases.test.ts` holds the file to it;
 * builds take its types alone, and so need no package.
 */
export const releasesSchema = z.strictObject({
  /** Series of releases, such as 4.0 with 4.0.1 and 4.0.2, the newest first. */
  lines: z.array(
    z.strictObject({
      line: z.string().regex(/^\d+\.\d+$/),
      released: date,
      /** The last day on which bugs are fixed. */
      generalSupportEnds: date,
      /** The last day on which security issues are fixed. */
      securitySupportEnds: date,
      lts: z.boolean().optional(),
    }),
  ),
  /** Releases of the platform, the oldest first. The first of a line has its name: 4.0, then 4.0.1. */
  releases: z.array(
    z.strictObject({
      version: z.string().regex(/^\d+\.\d+(?:\.\d+)?$/),
      line: z.string(),
      date: date.optional(),
      /** The day of its code and a number of two digits; weekly builds have a fraction. */
      build: z.number().min(2_000_000_000).optional(),
      minimumPhp: z.string().optional(),
      minimumDatabases: z.record(z.string(), z.string()).optional(),
      /** The oldest version that can be upgraded to it. */
      upgradeFrom: z.string().optional(),
      securityFixes: z.boolean().optional(),
      advisories: z.array(z.string().regex(/^MSA-\d{2}-\d{4}$/)),
      /** Numbers of the tracker's project MDL. */
      fixedIssues: issues,
    }),
  ),
  /** Releases of the app, the oldest first. */
  app: z.array(
    z.strictObject({
      version: z.string(),
      /** Of its page, below `/general/app_releases/`. */
      path: z.string(),
      date: date.optional(),
      /** Numbers of the tracker's project MOBILE. */
      fixedIssues: issues,
    }),
  ),
});

export type Releases = z.output<typeof releasesSchema>;
export type Line = Releases['lines'][number];
export type Release = Releases['releases'][number];
export type AppRelease = Releases['app'][number];
