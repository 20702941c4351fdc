import type { Site } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import * as checker from '../src/index.js';
import {
  at,
  byPath,
  checkInput,
  diagnosticsOf,
  linkUse,
  makeConfig,
  makeDocPage,
  makeDocument,
  makeFrontMatter,
  makeSite,
  makeVersion,
} from './site-fixture.js';

const { rules } = checker;
const titled = { frontMatter: makeFrontMatter({ title: 'A' }) };
const site = (rest: Partial<Site> = {}) =>
  makeSite({
    pages: [makeDocPage('a')],
    docs: [{ id: 'default', versions: [makeVersion([], { mainDoc: 'a' })] }],
    anchors: { '/docs/a': ['usage'] },
    staticFiles: { '/index.html': 'static/index.html' },
    ...rest,
  });
const lines = (input: Parameters<typeof diagnosticsOf>[0]) =>
  diagnosticsOf(input).map(
    ({ file, line, column, severity, message, rule }) => `${file}:${line}:${column} ${severity} ${message} ${rule}`,
  );

test('the package should export the names listed in its table of contents', () => {
  expect(Object.keys(checker).sort()).toEqual([
    'checkRoutes',
    'checkSiteInSteps',
    'collectDocumentLinks',
    'collectExternalLinks',
    'compareBaseline',
    'describedRules',
    'externalRules',
    'findInDocuments',
    'findInSite',
    'findOrphans',
    'recordBaseline',
    'reportExternal',
    'rules',
    'severitiesOf',
    'siteDiagnostics',
    'splitFragment',
    'suppressFindings',
    'toDiagnostics',
  ]);
});

test('every rule should have a unique name and a one-sentence description', () => {
  const names = rules.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(rules.filter(({ description }) => !description.endsWith('.'))).toEqual([]);
});

test('a check in many steps should report the same', () => {
  const pages = Array.from({ length: 1200 }, (_, index) => makeDocPage(`page-${index}`));
  const whole = { site: site({ pages }) };
  const steps = checker.checkSiteInSteps(checkInput(whole));
  let count = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) count++;
  expect([step.value, count > rules.length]).toEqual([diagnosticsOf(whole), true]);
});

describe('findInDocuments', () => {
  const document = (path: string) =>
    makeDocument(path, {
      links: [linkUse('gone.md', `${path}:3:1`), linkUse('./a#none', `${path}:4:1`)],
      headings: ['x', 'x'].map((id, index) => ({
        level: 2,
        id,
        text: id,
        html: id,
        place: at(`${path}:${index + 6}:1`),
      })),
      directives: [{ name: 'nte', known: false, closed: false, place: at(`${path}:9:1`) }],
      undefinedReferences: [{ label: 'l', kind: 'link', place: at(`${path}:10:1`) }],
      problems: [{ rule: 'image-alt', message: 'no text', place: at(`${path}:11:1`) }],
    });
  const input = (...paths: readonly string[]) =>
    checkInput({
      site: site({ pages: [makeDocPage('a'), makeDocPage('b')] }),
      documents: byPath(...paths.map(document)),
    });
  const found = checker.findInSite(input('docs/a.md', 'docs/b.md'));

  test('should give the findings that the whole site has for a document', () => {
    for (const path of ['docs/a.md', 'docs/b.md'])
      expect(checker.findInDocuments(input(path))).toEqual(found.documents.filter(({ file }) => file === path));
    expect(new Set(found.documents.map(({ rule }) => rule)).size).toBeGreaterThan(6);
  });

  test('should include all findings of rules for documents and links', () => {
    const scoped = new Set(rules.filter(({ scope }) => scope !== undefined).map(({ name }) => name));
    expect(found.documents.filter(({ rule }) => !scoped.has(rule))).toEqual([]);
    expect(found.elsewhere.filter(({ rule }) => scoped.has(rule))).toEqual([]);
  });
});

describe('a check', () => {
  test('should give findings of assembly their severity, errors for unknown rules, sorted by place', () => {
    const findings = [
      { rule: 'brand-new', ...at('docs/b.md'), message: 'of a kind without a rule' },
      { rule: 'shallow-clone', ...at('a.txt'), message: 'history is cut off' },
      { rule: 'navbar-item', ...at('docs/a.md'), message: 'no such type' },
    ];
    expect(lines({ site: site({ findings }), documents: byPath(makeDocument('docs/a.md', titled)) })).toEqual([
      'a.txt:1:1 warning history is cut off shallow-clone',
      'docs/a.md:1:1 error no such type navbar-item',
      'docs/b.md:1:1 error of a kind without a rule brand-new',
    ]);
  });

  test('should apply configured severities, and drop ignored findings', () => {
    const documents = byPath(
      makeDocument('docs/a.md', {
        directives: [{ name: 'nte', known: false, closed: false, place: at('docs/a.md:2:1') }],
      }),
    );
    const config = makeConfig({
      rules: { 'unknown-admonition': 'error', 'unclosed-directive': 'ignore', 'missing-title': 'ignore' },
    });
    expect(lines({ site: site({ config }), documents })).toEqual([
      "docs/a.md:2:1 error unknown admonition ':::nte' unknown-admonition",
    ]);
  });

  test('should report a nonexistent rule in the configuration', () => {
    const config = makeConfig({ rules: { 'brokn-link': 'ignore' } });
    expect(diagnosticsOf({ site: site({ config, pages: [] }) })).toEqual([
      {
        rule: 'config',
        severity: 'error',
        file: 'docsite.config.ts',
        line: 1,
        column: 1,
        message: "rules: there is no rule named 'brokn-link'",
        hint: "did you mean 'broken-link'?",
      },
    ]);
  });

  test('should report each broken link of a document once', () => {
    const links = [
      linkUse('./b.md', 'docs/a.md:2:1'),
      linkUse('/nowhere', 'docs/a.md:3:1'),
      linkUse('./no.png', 'docs/a.md:4:1', 'image'),
      linkUse('#usge', 'docs/a.md:5:1'),
      linkUse('#usage', 'docs/a.md:6:1'),
      linkUse('./a.md', 'docs/a.md:7:1'),
      linkUse('https://example.com', 'docs/a.md:8:1'),
    ];
    const found = lines({
      site: site(),
      documents: byPath(makeDocument('docs/a.md', { ...titled, links })),
    });
    expect(found.map((line) => [line.split(' ')[0], line.split(' ').at(-1)])).toEqual([
      ['docs/a.md:2:1', 'broken-markdown-link'],
      ['docs/a.md:3:1', 'broken-link'],
      ['docs/a.md:4:1', 'missing-image'],
      ['docs/a.md:5:1', 'broken-anchor'],
    ]);
  });

  test('should report a broken navbar link once, in the configuration, however many pages show it', () => {
    const config = makeConfig({
      navbar: {
        hideOnScroll: false,
        style: 'light',
        items: [{ type: 'link', position: 'left', label: 'Gone', to: '/gone' }],
      },
    });
    const pages = [makeDocPage('a'), makeDocPage('b', { unlisted: true })];
    const renderedLinks = pages.map(({ route }) => ({ route, href: '/gone', kind: 'link' as const }));
    const documents = byPath(makeDocument('docs/a.md', titled), makeDocument('docs/b.md', titled));
    expect(lines({ site: site({ config, pages }), documents, renderedLinks })).toEqual([
      "docsite.config.ts:1:1 error broken link '/gone': the site has no such page or file broken-link",
    ]);
  });
});
