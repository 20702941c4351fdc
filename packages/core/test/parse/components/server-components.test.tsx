import { describe, expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { at, htmlOf, parseText } from '../parse-text.js';

/** Parses a page whose components `A` and `B` come from `x.server.tsx`. */
function parse(body: string, exports: Readonly<Record<string, unknown>>, files: Readonly<Record<string, string>> = {}) {
  const text = `import { ${Object.keys(exports).join(', ')} } from './x.server'\n\n${body}`;
  return parseText(text, 'docs/a.mdx', { modules: { 'docs/x.server.tsx': exports }, files });
}

describe('a server component', () => {
  test('should be replaced on the page by what it returns, and need no script', async () => {
    const A = ({ version }: { readonly version: string }) => (
      <>
        <h2>Fixed in {version}</h2>
        <ul className="issues long">
          {[1, 2].map((number) => (
            <li key={number}>
              <a href={`./b.md#n${number}`}>{number}</a>
            </li>
          ))}
        </ul>
      </>
    );
    const document = await parse('# T\n\n<A version="4.0"/>', { A });
    expect(htmlOf(document)).toBe(
      '<h1 id="t">T</h1><h2 id="fixed-in-40">Fixed in 4.0</h2>' +
        '<ul class="issues long"><li><a href="./b.md#n1">1</a></li><li><a href="./b.md#n2">2</a></li></ul>',
    );
    expect(document.headings.map(({ text }) => text)).toEqual(['T', 'Fixed in 4.0']);
    expect(document.links.map((link) => [link.href, at(link)])).toEqual([
      ['./b.md#n1', 'docs/a.mdx:5:1'],
      ['./b.md#n2', 'docs/a.mdx:5:1'],
    ]);
    expect([document.module, document.components, document.problems]).toEqual([undefined, [], []]);
  });

  test('should be given literals of every kind, the page and the day, and children to place', async () => {
    let given: object = {};
    const A = ({ children, ...props }: { readonly children: ReactNode }) => {
      given = props;
      return <section>{children}</section>;
    };
    const text = 'import A from \'./x.server\'\n\n<A text="t" flag list={[1, { a: null }]}>\n\n**kid** <A/>\n\n</A>';
    const document = await parseText(`---\ntitle: T\n---\n\n${text}`, 'docs/a.mdx', {
      modules: { 'docs/x.server.tsx': { default: A } },
    });
    expect(htmlOf(document)).toBe('<section><p><strong>kid</strong> <section></section></p></section>');
    expect(given).toMatchObject({
      text: 't',
      flag: true,
      list: [1, { a: null }],
      page: { path: 'docs/a.mdx', frontMatter: { title: 'T' } },
      today: '2022-07-11',
    });
  });

  test('should be able to be asynchronous, to use others, and to render SVG', async () => {
    const Dot = async ({ x }: { readonly x: number }) => <circle cx={x} r={2} strokeWidth={3} />;
    const A = async () => (
      <svg viewBox="0 0 9 9" aria-label="dots" style={{ maxWidth: '3rem' }}>
        {false}
        {[1, 4].map((x) => (
          <Dot key={x} x={x} />
        ))}
      </svg>
    );
    expect(htmlOf(await parse('<A/>', { A }))).toBe(
      '<svg viewBox="0 0 9 9" aria-label="dots" style="max-width: 3rem">' +
        '<circle cx="1" r="2" stroke-width="3"></circle><circle cx="4" r="2" stroke-width="3"></circle></svg>',
    );
  });

  test('should work in a partial, under its name there', async () => {
    const A = () => <p>one</p>;
    const files = { 'docs/_p.mdx': "import { A as B } from './x.server.tsx'\n\n<B/>" };
    const document = await parse("import P from './_p.mdx'\n\n<A/>\n\n<P/>", { A }, files);
    expect([htmlOf(document), document.module]).toEqual(['<p>one</p><p>one</p>', undefined]);
  });
});

describe('a server component that cannot be rendered', () => {
  const problemsOf = async (body: string, exports: Readonly<Record<string, unknown>>) => {
    const { problems } = await parse(body, exports);
    return problems.map((problem) => [at(problem), problem.rule, problem.message, problem.hint]);
  };

  test.each([
    [
      'throws',
      () => {
        throw new Error('no data');
      },
      '<A> failed: no data',
      'the component throws this while the site is built: fix it, or what is passed to it',
    ],
    [
      'returns an object',
      () => ({ a: 1, b: 2 }),
      '<A> returned an object with the keys a, b, which is not content',
      'return elements of HTML and SVG, text, or lists of them',
    ],
    [
      'takes clicks',
      () => <button type="button" onClick={() => {}} />,
      "<A> returned a function as 'onClick', which is not content",
      'return elements of HTML and SVG, text, or lists of them',
    ],
    [
      'uses a hook',
      () => {
        throw new TypeError("Cannot read properties of null (reading 'useState')");
      },
      "<A> failed: Cannot read properties of null (reading 'useState')",
      'hooks do not work while the site is built: import it from a file without `.server`',
    ],
  ])('should be reported at its place if it %s', async (_, A, message, hint) => {
    expect(await problemsOf('text\n\n<A/>', { A })).toEqual([['docs/a.mdx:5:1', 'server-component', message, hint]]);
  });

  test('should be reported once if two components fail, one of them later', async () => {
    const Later = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      throw new Error('later');
    };
    const Now = () => {
      throw new Error('now');
    };
    const A = () => (
      <div>
        <p>
          <Later />
        </p>
        <Now />
      </div>
    );
    const problems = await problemsOf('<A/>', { A });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(problems.map(([, rule, message]) => [rule, message])).toEqual([['server-component', '<A> failed: now']]);
  });

  test('should be reported with a suggestion if the module does not export the name', async () => {
    const text = "import { Relase } from './x.server'\n\n<Relase/>";
    const { problems } = await parseText(text, 'docs/a.mdx', {
      modules: { 'docs/x.server.tsx': { Release: () => null } },
    });
    expect(problems.map(({ message, hint }) => [message, hint])).toEqual([
      ["<Relase> is not a component: 'docs/x.server.tsx' exports no function 'Relase'", "did you mean 'Release'?"],
    ]);
  });

  test('should be reported if it is given code, which leaves the page static', async () => {
    const { problems, module } = await parse('<A x={1 + y} {...z}/>', { A: () => null });
    expect([problems.map(({ message }) => message), module]).toEqual([
      ["<A> runs while the site is built, before the page's code"],
      undefined,
    ]);
  });

  test('should be reported if its module does not exist', async () => {
    const { problems } = await parseText("import { A } from './no.server'\n\n<A/>", 'docs/a.mdx');
    expect(problems.map((problem) => [problem.rule, problem.message])).toEqual([
      ['missing-import', "cannot find './no.server', imported as A"],
    ]);
  });
});
