type Values = Readonly<Record<string, unknown>>;

/** What the classic theme fills in where a site says nothing of it: its components expect these keys. */
const defaults: Values = {
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  docs: { versionPersistence: 'localStorage', sidebar: { hideable: false, autoCollapseCategories: false } },
  blog: { sidebar: { groupByYear: true } },
  metadata: [],
  prism: {
    additionalLanguages: [],
    magicComments: [
      {
        className: 'theme-code-block-highlighted-line',
        line: 'highlight-next-line',
        block: { start: 'highlight-start', end: 'highlight-end' },
      },
    ],
  },
  navbar: { hideOnScroll: false, items: [] },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
};

/** The same of keys that need not be there. */
const optional: Values = {
  announcementBar: { id: 'announcement-bar', isCloseable: true },
  footer: { style: 'light', links: [] },
};

/** The configuration of the theme with what its own leaves open. */
export function completeThemeConfig(themeConfig: unknown): Values {
  const own = isObject(themeConfig) ? themeConfig : {};
  const asked = Object.fromEntries(Object.entries(optional).filter(([key]) => isObject(own[key])));
  return merged({ ...defaults, ...asked }, own);
}

function merged(base: Values, own: Values): Values {
  const entries = Object.entries(own).filter(([, value]) => value !== undefined);
  const pairs = entries.map(([key, value]) => {
    const below = base[key];
    return [key, isObject(below) && isObject(value) ? merged(below, value) : value] as const;
  });
  return { ...base, ...Object.fromEntries(pairs) };
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
