/** The files that random edits start with. */
export const firstFiles: Readonly<Record<string, string>> = {
  'docs/index.md': '# Home\n\nWelcome.\n\n[A](a.md) and [B](guide/b.md#two)',
  'docs/a.md': '---\ntags: [red, blue]\n---\n# A\n\nAbout A.\n\n## One',
  'docs/guide/_category_.json': '{ "label": "Guide", "link": { "type": "generated-index" } }',
  'docs/guide/b.md': '# B\n\nAbout B.\n\n## Two\n\n![image](../image.svg)',
  'docs/guide/c.mdx': "import Part from '../_part.mdx'\n\n# C\n\nAbout C.\n\n<Part />",
  'docs/guide/deep/d.md': '---\ntags: [blue]\n---\n# D\n\nSee [A](/a.md).',
  'docs/_part.mdx': '## Shared\n\nA part.',
  'docs/image.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" />',
  'docs/live.mdx': "import { Box } from '@site/src/box'\n\n# Live\n\n<Box />",
  'docs/facts.mdx':
    "import { Facts } from '@site/src/facts.server'\nimport raw from '@site/src/facts.json?raw'\n\n" +
    '# Facts\n\n<Facts />\n\n<CodeBlock language="json">{raw}</CodeBlock>',
  'src/box.jsx': "import { word } from './word'\n\nexport function Box() { return <b>{word}</b>; }",
  'src/word.js': "export const word = 'box';",
  'src/facts.server.jsx':
    'import facts from \'./facts.json\'\n\nexport function Facts() { return <p>{facts.text}<a href="/docs/a">A</a></p>; }',
  'src/facts.json': '{ "text": "fact" }',
  'versioned_docs/version-1.0/index.md': '# Home of 1.0\n\n[A](a.md)',
  'versioned_docs/version-1.0/a.md': '---\ntags: [red]\n---\n# A of 1.0\n\nAbout A.',
  'versioned_docs/version-1.0/b.mdx': "import Part from '@site/docs/_part.mdx'\n\n# B of 1.0\n\n<Part />",
  'i18n/fr/docs/current/a.md': '# A, traduit\n\nDe A.\n\n[B](guide/b.md)',
  'blog/2024-01-01-one.md':
    '---\nauthors: jane\ntags: [red]\n---\n# One\n\nThe first.\n\n<!-- truncate -->\n\n## More\n\n[A](../docs/a.md)',
  'blog/2024-02-02-two/index.mdx':
    "import { Note } from '@site/src/post'\n\n# Two\n\n<Note />\n\n{/* truncate */}\n\nThe rest of [one](../2024-01-01-one.md#more).",
  'blog/three.md': '---\ndate: 2024-03-03\nauthors: [jane, john]\n---\n# Three\n\nThe third.',
  'blog/authors.yml': 'jane: { name: Jane, page: true }\njohn: { name: John }\n',
  'src/post.jsx': 'export function Note() { return <i>note</i>; }',
  'i18n/fr/blog/2024-01-01-one.md': '# Un\n\nLe premier.',
  'pages/about.md': '# About\n\nUs.',
  'static/data.txt': 'data',
  'static/own.html': '<script>1</script>',
};

/**
 * Turns off rules that random edits violate all the time: a site with errors is not written, and could not be compared.
 */
export const firstRules: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'broken-link',
    'broken-markdown-link',
    'broken-anchor',
    'missing-image',
    'missing-asset',
    'missing-home',
    'missing-partial',
    'redirect',
    'navbar-item',
    'duplicate-route',
    'unknown-sidebar-doc',
    'post-authors',
    'inline-tag',
  ].map((rule) => [rule, 'ignore']),
);

/** The configuration that random edits start with, with the keys that they set. */
export function configText(changes: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    title: 'Site',
    url: 'https://example.org',
    rules: firstRules,
    llmsTxt: { full: true },
    ...changes,
  });
}

/** Further configuration of a site of `firstFiles`. */
export const firstKeys = { blog: { postsPerPage: 2, feedOptions: { type: 'all', limit: 3 } } };
