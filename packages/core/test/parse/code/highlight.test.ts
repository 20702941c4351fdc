import { beforeAll, describe, expect, test } from '@jest/globals';
import { highlight } from '../../../src/parse/code/highlight.js';
import { grammarName, loadGrammar } from '../../../src/parse/code/languages.js';

beforeAll(async () => {
  await loadGrammar('php');
  await loadGrammar('tsx');
});

describe('highlight', () => {
  test('should escape plain text', () => {
    expect(highlight('a < b && "c"', { lines: false })).toBe('a &lt; b &amp;&amp; "c"');
  });

  test('should give tokens the classes of Prism', () => {
    expect(highlight('echo 1;', { grammar: 'php', lines: false })).toBe(
      '<span class="token keyword">echo</span> <span class="token number">1</span><span class="token punctuation">;</span>',
    );
  });

  test('should merge adjacent tokens of one class, and the blanks between them', () => {
    expect(highlight('f( $a ) ;\n)', { grammar: 'php', lines: false })).toBe(
      '<span class="token function">f</span><span class="token punctuation">(</span> <span class="token variable">$a</span> <span class="token punctuation">) ;</span>\n<span class="token punctuation">)</span>',
    );
  });

  test('should name the language of the code once, but mark embedded code of another', () => {
    expect(highlight('<?php\n1', { grammar: 'php', lines: false })).toBe(
      '<span class="token delimiter important">&lt;?php</span>\n<span class="token number">1</span>',
    );
    expect(highlight('<b><?php 1 ?></b>', { grammar: 'php', lines: false })).toContain(
      '<span class="token php language-php">',
    );
  });

  test('should show the text between JSX tags', () => {
    expect(highlight('<p>Made with care.</p>', { grammar: 'tsx', lines: false })).toContain(
      '<span class="token plain-text">Made with care.</span>',
    );
  });

  test('should wrap each line, even an empty one, in an element', () => {
    expect(highlight('a\n\nb', { lines: true, classes: new Map([[3, ['highlighted']]]) })).toBe(
      '<span class="line">a\n</span><span class="line">\n</span><span class="line highlighted">b\n</span>',
    );
  });

  test('should close a token at the end of a line and reopen it on the next', () => {
    expect(highlight('/* x\ny */', { grammar: 'php', lines: true })).toBe(
      '<span class="line"><span class="token comment">/* x</span>\n</span><span class="line"><span class="token comment">y */</span>\n</span>',
    );
  });
});

describe('grammarName', () => {
  test.each([
    ['PHP', 'php'],
    ['js', 'javascript'],
    ['mustache', 'handlebars'],
    ['html', 'markup'],
    ['cobol-68', 'cobol-68'],
    ['constructor', 'constructor'],
    ['rust,no_run', 'rust'],
    ['text', undefined],
    ['text,ignore', undefined],
    ['', undefined],
  ])('should map %j to %j', (language, name) => {
    expect(grammarName(language, {})).toBe(name);
  });

  test('should prefer what the configuration says', () => {
    expect([grammarName('js', { js: 'typescript' }), grammarName('sql', { sql: 'text' })]).toEqual([
      'typescript',
      undefined,
    ]);
  });
});

describe('loadGrammar', () => {
  test('should highlight the front matter of Markdown, whatever was loaded before', async () => {
    await loadGrammar('markdown');
    const html = highlight('---\na: b\n---\n', { grammar: 'markdown', lines: false });
    expect(html).toContain('<span class="token key atrule">a</span>');
  });

  test.each(['php', 'javascript', 'handlebars', 'bash', 'json', 'yaml', 'diff', 'sql', 'gherkin', 'scss'])(
    'should find %j',
    async (name) => {
      expect(await loadGrammar(name)).toBe(true);
    },
  );

  test.each(['nosuch', 'core', 'all', 'constructor', '../core', 'a/b', ''])('should find none for %j', async (name) => {
    expect(await loadGrammar(name)).toBe(false);
  });
});
