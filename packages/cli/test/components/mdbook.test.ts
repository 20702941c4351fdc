import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { reader } from './reader.js';

describe('readMdBook', () => {
  test('should insert files, or the lines and anchors in them that links name', async () => {
    const folder = makeFolder({
      'src/a.md': '',
      'b.rs': 'one\n// ANCHOR: x\ntwo\n// ANCHOR: y\nthree\n// ANCHOR_END: y\n// ANCHOR_END: x\nfour\n',
      'c.md': 'C {{#include ./d.md}}\n',
      'd.md': 'D\n',
      'open.rs': '// ANCHOR: z\nfive\nsix\n',
    });
    const read = await reader('mdbook', 'readMdBook');
    const at = (text: string) => read(text, join(folder, 'src/a.md'));
    expect(at('```rust\n{{#include ../b.rs:x}}\n```')).toBe('```rust\ntwo\nthree\n```');
    expect(at('A\n> ~~~\n> {{#include ../b.rs:y}}\n> {{#include ../b.rs:x}}\n> ~~~')).toBe(
      'A\n> ~~~\n> three\n> two\n> three\n> ~~~',
    );
    expect(at('{{#rustdoc_include ../b.rs}}')).toBe('one\ntwo\nthree\nfour');
    expect(['1', '3:5', ':1', '8:'].map((part) => at(`{{#include ../b.rs:${part}}}`))).toEqual([
      'one',
      'two\nthree',
      'one',
      'four',
    ]);
    expect(at('{{#include ../open.rs:z}} {{#include ../b.rs:lost}}')).toBe('five\nsix {{#include ../b.rs:lost}}');
    expect(at('{{#include ../c.md}} {{#playground ../d.md editable}}')).toBe('C D ```rust\nD\n```');
    expect(at('\\{{#include ../c.md}} {{#title T}}{{#include lost.md}}')).toBe(
      '{{#include ../c.md}} {{#include lost.md}}',
    );
  });

  test('should leave out lines of Rust that are hidden, and read admonitions', async () => {
    const read = await reader('mdbook', 'readMdBook');
    expect(read('```rust,ignore\n# fn main() {\n#\n##[x]\n#[y]\n# }\n```\n```sh\n# a\n```')).toBe(
      '```rust,ignore\n#[x]\n#[y]\n```\n```sh\n# a\n```',
    );
    expect(read('```admonish question "Why?"\nText\n```\n````admonish\n```js\na\n```\n````')).toBe(
      ':::info[Why?]\nText\n:::\n:::note\n```js\na\n```\n:::',
    );
    expect(read('```admonish tip title="A" collapsible=true\nText\n```')).toBe(':::details[A]\nText\n:::');
  });
});
