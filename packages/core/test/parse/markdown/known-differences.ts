export interface KnownDifference {
  /** Why the two differ, and how that shows on the site. */
  readonly reason: string;
  readonly formats: readonly ('md' | 'mdx')[];
  /** Every input that differs for this reason, as written in the examples. */
  readonly inputs: readonly string[];
}

const both = ['md', 'mdx'] as const;

/**
 * Differences between the trees of Sätteri 0.10.5 and remark. The differential test fails for any other, and for one
 * that no longer exists.
 */
export const knownDifferences: readonly KnownDifference[] = [
  {
    reason: 'in remark a container in a list item also consumes the `:::` of the container around the list',
    formats: both,
    inputs: [':::note\n- a\n  :::tip\n  b\n  :::\n:::\n'],
  },
  {
    reason:
      'in remark the longer `:::` of an outer container closes an open inner one too, in Sätteri the innermost; the check for unclosed containers reports both',
    formats: both,
    inputs: ['::::tip\n\n:::note\n\na\n\n::::\n\nb\n'],
  },
  {
    reason: 'remark does not know of definitions in a container when it reads a reference before it, Sätteri does',
    formats: both,
    inputs: [
      'a[^1]\n\n:::note\n[^1]: b\n:::\n',
      'a[^1]\n\n:::note\n\n[^1]: b\n\n:::\n',
      '[a]\n\n:::note\n\n[a]: /b\n\n:::\n',
    ],
  },
  {
    reason: 'remark drops a `:::` after a list or a quote where there is nothing to close, Sätteri shows it',
    formats: both,
    inputs: ['- a\n:::\n', '> a\n:::\n'],
  },
  {
    reason: 'a list item with a container that is not closed is loose in Sätteri, not in remark',
    formats: both,
    inputs: ['- a\n  :::note\n  unclosed\n\nb\n'],
  },
  {
    reason:
      'Sätteri does not remove the indentation of a container from its lines, so that lines with more of it are code',
    formats: ['md'],
    inputs: ['  :::note\n    - a\n  :::\n'],
  },
  {
    reason:
      'Sätteri ends a text directive at the line; docsite shows text directives as they are written, so the page is the same',
    formats: both,
    inputs: [':a[b\nc]\n'],
  },
  {
    reason:
      'Sätteri ends the attributes of a text directive at the line, which in MDX is an error that remark does not have',
    formats: ['md'],
    inputs: [':a{b="c\nd"}\n'],
  },
  {
    reason: 'remark reads labels up to 32 deep',
    formats: both,
    inputs: [`${':a['.repeat(40)}b${']'.repeat(40)}\n`],
  },
  {
    reason: 'remark keeps the break after the checkbox of a task in the place of its text',
    formats: both,
    inputs: ['- [x]\n  a\n'],
  },
  {
    reason: 'remark takes a footnote label with a space for a link, Sätteri for text; GFM has neither',
    formats: both,
    inputs: ['a[^A B]\n\n[^A B]: c\n'],
  },
  {
    reason: 'Sätteri keeps the backslash in the label of a footnote; nothing shows it',
    formats: both,
    inputs: ['a[^1\\]]\n\n[^1\\]]: b\n'],
  },
  {
    reason: 'Sätteri accepts invalid ESM; the bundler reports it',
    formats: ['mdx'],
    inputs: ['import A from\n', 'export const = 1;\n', 'export a\n'],
  },
  {
    reason:
      'Sätteri accepts an attribute with an empty expression and a spread with more than one value, remark rejects both',
    formats: ['mdx'],
    inputs: ['<A b={} />\n', '<A {...b, c} />\n'],
  },
];
