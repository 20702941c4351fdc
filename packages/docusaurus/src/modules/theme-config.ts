import { isObject } from '../keys.js';

type Values = Readonly<Record<string, unknown>>;

/** Defaults of the classic theme, which its components expect. */
const defaults: Values = {
  colorMode: {
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme: false,
    // for components ejected before Docusaurus 2.0
    switchConfig: { darkIcon: '🌜', darkIconStyle: {}, lightIcon: '🌞', lightIconStyle: {} },
  },
  docs: { versionPersistence: 'localStorage', sidebar: { hideable: false, autoCollapseCategories: false } },
  blog: { sidebar: { groupByYear: true } },
  metadata: [],
  // its name before Docusaurus 2.0
  metadatas: [],
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
  liveCodeBlock: { playgroundPosition: 'bottom' },
  navbar: { hideOnScroll: false, items: [] },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
};

/** Defaults of keys that may be absent. */
const optional: Values = {
  announcementBar: { id: 'announcement-bar', isCloseable: true },
  footer: { style: 'light', links: [] },
};

/** The theme configuration with defaults filled in. */
export function completeThemeConfig(themeConfig: unknown): Values {
  const own = isObject(themeConfig) ? themeConfig : {};
  const asked = Object.fromEntries(Object.entries(optional).filter(([key]) => isObject(own[key])));
  const { navbar, ...rest } = merged({ ...defaults, ...asked }, own) as Values & { readonly navbar: Values };
  const items = Array.isArray(navbar.items) ? navbar.items.map(completeItem) : [];
  return { ...rest, navbar: { ...navbar, items } };
}

/** Adds the defaults of items that swizzled components expect: the position is on the left. */
function completeItem(item: unknown): unknown {
  if (!isObject(item)) return item;
  const lists = /Dropdown$/.test(String(item.type)) ? { dropdownItemsBefore: [], dropdownItemsAfter: [] } : {};
  return { ...lists, position: 'left', ...item };
}

/** Merges two objects deeply; values of the second take precedence. */
export function merged(base: Values, own: Values): Values {
  const entries = Object.entries(own).filter(([, value]) => value !== undefined);
  const pairs = entries.map(([key, value]) => {
    const below = base[key];
    return [key, isObject(below) && isObject(value) ? merged(below, value) : value] as const;
  });
  return { ...base, ...Object.fromEntries(pairs) };
}
