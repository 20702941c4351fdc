import { type BuiltSite, serveBuiltSite } from './built-site.js';

const words = 'word '.repeat(60);
const admonitions = ['note', 'tip', 'info', 'important', 'warning', 'caution', 'danger'].map(
  (type) => `:::${type}\n\nText with a [way to start](./start.mdx), \`code\` and **weight**.\n\n:::\n`,
);

const everything = `---
slug: /
tags: [one]
---

# Start

## Admonitions

${admonitions.join('\n')}
## Table

|${' A column with a long name |'.repeat(12)}
|${' --- |'.repeat(12)}
|${' Text |'.repeat(12)}

## Code

\`\`\`php title="lib.php" showLineNumbers {2}
<?php
// A comment.
$long = "${words}";
\`\`\`

<Tabs groupId="os">
<TabItem value="linux" label="Linux">

Text.

</TabItem>
<TabItem value="mac" label="Mac">

Text.

</TabItem>
</Tabs>

## Lists

- [ ] To do
- [x] Done

> A quotation.[^1]

[^1]: A note.

<Details summary="Details">

Text.

</Details>

![A harbour](/picture.svg)
`;

const fragile = `import { useState } from 'react';

export default function Fragile() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('the vase fell');
  return <><h1>Fragile</h1><button type="button" onClick={() => setBroken(true)}>Push</button></>;
}
`;

const config = {
  title: 'Everything',
  announcementBar: { id: 'one', content: 'Read <a href="https://example.org/">the news</a>' },
  sidebar: { hideable: true },
  i18n: { defaultLocale: 'en', locales: ['en', 'ar'] },
  versionsPage: 'versions',
  blog: { postsPerPage: 2 },
  navbar: {
    title: 'Everything',
    items: [
      { label: 'Docs', to: '/docs' },
      { type: 'dropdown', label: 'More', items: [{ label: 'Fragile', to: '/fragile' }] },
      { type: 'docsVersionDropdown', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
    ],
  },
  footer: {
    copyright: 'Nobody',
    links: [{ title: 'More', items: [{ label: 'Elsewhere', href: 'https://example.org/' }] }],
  },
};

/**
 * A site with kinds of pages and constructs that the repository's own site lacks: versions, languages, notices, an
 * announcement, a live page, a blog.
 */
export function serveAxeSite(): Promise<BuiltSite> {
  return serveBuiltSite({
    'docsite.config.json': JSON.stringify(config),
    'versions.json': '["2.0", "1.0"]',
    'versioned_docs/version-2.0/start.mdx': everything,
    'versioned_docs/version-2.0/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n\nText.\n',
    'versioned_docs/version-1.0/start.md': '---\nslug: /\n---\n\n# Start of 1.0\n\nText.\n',
    'docs/start.md': '---\nslug: /\n---\n\n# Start of next\n\nText.\n',
    'static/picture.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="150"><rect width="200" height="150" fill="teal"/></svg>',
    'blog/authors.yml':
      'jane: { name: Jane Doe, title: Maintainer, image_url: /picture.svg, page: true, socials: { github: jane } }\n',
    ...Object.fromEntries(
      [1, 2, 3].map((day) => [
        `blog/2024-01-0${day}-post.md`,
        `---\nauthors: jane\ntags: [one]\n---\n\n# Post ${day}\n\nText with [a link](../docs/start.md).\n\n## Part\n\n<!-- truncate -->\n\nThe rest.\n`,
      ]),
    ),
    'pages/index.md': '# Home\n\nText.\n',
    'pages/fragile.tsx': fragile,
  });
}
