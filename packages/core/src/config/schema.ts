import * as z from 'zod';
import { basePath } from './base-path.js';
import { offlineSchema } from './offline-config.js';
import { searchSchema } from './search-config.js';

const plugin = z.custom<(...options: unknown[]) => unknown>(
  (value) => typeof value === 'function',
  'expected a plugin function',
);
const plugins = z
  .array(
    z.union([plugin, z.tuple([plugin], z.unknown())], 'expected a plugin function, or a list of one and its options'),
  )
  .default([]);
const severity = z.enum(['error', 'warning', 'ignore']);
const position = z.enum(['left', 'right']);

const languageTag = z.string().refine(isLanguageTag, "expected a language tag such as 'en' or 'pt-BR'");
const calendar = z
  .string()
  .refine(
    (name) => Intl.supportedValuesOf('calendar').includes(name),
    "expected a calendar such as 'gregory' or 'persian'",
  );

function isLanguageTag(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length === 1;
  } catch {
    return false;
  }
}

const locale = z.strictObject({
  label: z.string().optional(),
  direction: z.enum(['ltr', 'rtl']).optional(),
  htmlLang: z.string().optional(),
  calendar: calendar.optional(),
  path: z.string().optional(),
});

const i18n = z.strictObject({
  defaultLocale: languageTag.default('en'),
  locales: z.array(languageTag).optional(),
  localeConfigs: z.record(z.string(), locale).default({}),
});

const version = z.strictObject({
  label: z.string().optional(),
  path: z.string().optional(),
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  badge: z.boolean().optional(),
  noIndex: z.boolean().optional(),
});

/** One docs instance; empty, it gives the defaults. */
export const docsSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]+$/, 'expected letters, digits, `-` and `_`')
    .default('default'),
  path: z.string().default('docs'),
  routeBasePath: basePath.default('docs'),
  sidebarPath: z.union([z.string(), z.literal(false)], 'expected a path or false').optional(),
  exclude: z.array(z.string()).default([]),
  tagsBasePath: basePath.default('tags'),
  breadcrumbs: z.boolean().default(true),
  numberPrefixes: z.boolean().default(true),
  editUrl: z.string().optional(),
  editLocalizedFiles: z.boolean().default(false),
  editCurrentVersion: z.boolean().default(false),
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
  includeCurrentVersion: z.boolean().default(true),
  lastVersion: z.string().optional(),
  onlyIncludeVersions: z.array(z.string()).optional(),
  versions: z.record(z.string(), version).default({}),
});

/** Pages outside the docs; empty, it gives the defaults. */
export const pagesSchema = z.strictObject({
  path: z.string().default('pages'),
  routeBasePath: basePath.default(''),
  exclude: z.array(z.string()).default([]),
  editUrl: z.string().optional(),
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
});

const markdown = z.strictObject({
  format: z.enum(['detect', 'mdx']).default('detect'),
  parser: z.enum(['satteri', 'remark']).default('satteri'),
  remarkPlugins: plugins,
  rehypePlugins: plugins,
  admonitions: z.array(z.string()).default([]),
  languageAliases: z.record(z.string(), z.string()).default({}),
});

const logo = z.strictObject({
  src: z.string(),
  srcDark: z.string().optional(),
  alt: z.string().default(''),
  width: z.number().optional(),
  height: z.number().optional(),
  href: z.string().optional(),
});

const navbarLink = {
  type: z.string().optional(),
  label: z.string().optional(),
  to: z.string().optional(),
  href: z.string().optional(),
  docId: z.string().optional(),
  sidebarId: z.string().optional(),
  docsInstance: z.string().optional(),
  position: position.optional(),
  activeBasePath: z.string().optional(),
  className: z.string().optional(),
  html: z.string().optional(),
};

const navbar = z.strictObject({
  title: z.string().optional(),
  logo: logo.optional(),
  hideOnScroll: z.boolean().default(false),
  items: z.array(z.strictObject({ ...navbarLink, items: z.array(z.strictObject(navbarLink)).optional() })).default([]),
});

const footerItem = z.strictObject({
  label: z.string().optional(),
  to: z.string().optional(),
  href: z.string().optional(),
  html: z.string().optional(),
  className: z.string().optional(),
});

const footer = z.strictObject({
  style: z.enum(['light', 'dark']).default('light'),
  logo: logo.optional(),
  copyright: z.string().optional(),
  links: z.array(z.strictObject({ title: z.string().optional(), items: z.array(footerItem) })).default([]),
});

const policySource = z.string().regex(/^[^\s;,]+$/, "expected one source, such as 'https://example.org'");

const expectedLevel = 'expected a heading level from 2 to 6';
const headingLevel = z.int(expectedLevel).min(2, expectedLevel).max(6, expectedLevel);

const kilobytes = z.number().positive('expected kilobytes, more than 0');

const baseUrl = z
  .string()
  .startsWith('/', "expected a path that begins with '/'")
  .transform((path) => (path.endsWith('/') ? path : `${path}/`));

const headers = z.strictObject({
  contentSecurityPolicy: z
    .union(
      [
        z.record(z.string().regex(/^[a-z-]+$/, "expected a directive such as 'img-src'"), z.array(policySource)),
        z.literal(false),
      ],
      'expected sources by directive, or false',
    )
    .default({}),
});

/** The configuration file's shape. Unknown keys are errors at every level but `customFields`. */
export const configSchema = z.strictObject({
  title: z.string().min(1, 'expected a title'),
  tagline: z.string().default(''),
  url: z
    .url({ protocol: /^https?$/, error: "expected an address such as 'https://example.org'" })
    .transform((url) => new URL(url).origin)
    .default('http://localhost'),
  baseUrl: baseUrl.default('/'),
  trailingSlash: z.boolean().optional(),
  titleDelimiter: z.string().default('|'),
  favicon: z.string().optional(),
  image: z.string().optional(),
  themeColor: z.string().default('#c2410c'),
  i18n: i18n.prefault({}),
  docs: z
    .union([z.array(docsSchema), docsSchema, z.literal(false)], 'expected docs instances, one of them, or false')
    .optional(),
  pages: z.union([pagesSchema, z.literal(false)], 'expected the options of pages, or false').optional(),
  staticDirectories: z.array(z.string()).default(['static']),
  themeDir: z.string().default('theme'),
  markdown: markdown.prefault({}),
  markdownTwins: z.boolean().default(true),
  navbar: navbar.prefault({}),
  footer: footer.optional(),
  announcementBar: z
    .strictObject({
      id: z.string().default('announcement'),
      content: z.string(),
      isCloseable: z.boolean().default(true),
    })
    .optional(),
  colorMode: z
    .strictObject({
      defaultMode: z.enum(['light', 'dark']).default('light'),
      disableSwitch: z.boolean().default(false),
      respectPrefersColorScheme: z.boolean().default(false),
    })
    .prefault({}),
  sidebar: z
    .strictObject({ hideable: z.boolean().default(false), autoCollapseCategories: z.boolean().default(false) })
    .prefault({}),
  tableOfContents: z
    .strictObject({ minHeadingLevel: headingLevel.default(2), maxHeadingLevel: headingLevel.default(3) })
    .prefault({}),
  search: searchSchema,
  versionsPage: z.union([basePath, z.literal(false)], 'expected a path or false').default(false),
  headers: z.union([headers, z.literal(false)], 'expected the options of headers, or false').prefault({}),
  offline: offlineSchema,
  budgets: z
    .union(
      [
        z.strictObject({
          firstScript: kilobytes.default(10),
          script: kilobytes.default(80),
          styles: kilobytes.default(15),
          fonts: kilobytes.default(60),
        }),
        z.literal(false),
      ],
      'expected budgets in kilobytes, or false',
    )
    .prefault({}),
  rules: z.record(z.string(), severity).default({}),
  customFields: z.record(z.string(), z.unknown()).default({}),
});

/** What a configuration file may say. */
export type UserConfig = z.input<typeof configSchema>;
/** A configuration file's values, checked, before the site folder fills in what it leaves open. */
export type ParsedConfig = z.output<typeof configSchema>;
