import { afterEach, describe, expect, test } from '@jest/globals';
import { htmlOf, parseText } from '../parse-text.js';

type SetUp = NonNullable<NonNullable<Parameters<typeof parseText>[2]>['prism']>;

/** Undoes the changes for documents of other tests in the same thread. */
afterEach(async () => {
  await parseText('```js\n1\n```');
});

async function tokensOf(fence: string, prism?: SetUp): Promise<string[]> {
  const html = htmlOf(await parseText(`\`\`\`${fence}\n\`\`\``, 'docs/a.md', { prism }));
  const decoded = html.replace(/&#x22;|&quot;/g, '"').replace(/&#x3C;|&lt;/g, '<');
  return [...decoded.matchAll(/token ([\w -]+)">([^<]*)/g)].map(([, name, text]) => `${name}: ${text}`);
}

describe('a function that sets up Prism', () => {
  test('should add languages', async () => {
    const prism: SetUp = ({ languages }) => {
      languages.log = { time: /\d\d:\d\d/ };
      languages.own = languages.extend('log', { word: /done/ });
    };
    expect(await tokensOf('own\n10:30 done', prism)).toEqual(['time: 10:30', 'word: done']);
  });

  test('should get the grammars that it asks for, and change each once', async () => {
    const prism: SetUp = ({ languages }) => {
      const { source, flags } = languages.sql.keyword;
      languages.sql.keyword = new RegExp(`${source}|\\bSTREAM+\\b`, flags);
      languages.insertBefore('bash', 'shebang', { flag: /--\w+/ });
      languages.json.times = (languages.json.times ?? 0) + 1;
      languages.log = { [`times-${languages.json.times}`]: /a/ };
    };
    expect(await tokensOf('sql\nSELECT STREAM', prism)).toEqual(['keyword: SELECT STREAM']);
    expect(await tokensOf('sh\nnpm --version', prism)).toContain('flag: --version');
    expect(await tokensOf('log\na', prism)).toEqual(['times-1: a']);
  });

  test('should not affect documents of sites without it', async () => {
    const prism: SetUp = ({ languages }) => {
      languages.javascript.keyword = /never/;
      languages.own = { word: /\w+/ };
    };
    expect(await tokensOf('js\nconst a', prism)).toEqual([]);
    expect(await tokensOf('js\nconst a')).toEqual(['keyword: const']);
    expect(await tokensOf('own\nconst a')).toEqual([]);
  });

  test('should be a finding if it fails, with code highlighted without it', async () => {
    const prism: SetUp = () => {
      throw new Error('no luck');
    };
    const document = await parseText('Text\n\n```js\nconst a\n```', 'docs/a.md', { prism });
    expect(document.problems).toMatchObject([
      { rule: 'plugin', message: 'the function that sets up Prism failed: no luck', place: { line: 3 } },
    ]);
    expect(await tokensOf('js\nconst a', prism)).toEqual(['keyword: const']);
  });
});
