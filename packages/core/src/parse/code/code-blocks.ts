import type { Element, ElementContent, Properties, Root } from 'hast';
import type { Place } from '../../diagnostic.js';
import { messageOf } from '../../values/thrown.js';
import type { ParseState } from '../parse-state.js';
import { placeOfNode } from '../tree/node-place.js';
import { reportOptions } from './code-options.js';
import { type FenceMeta, hasOwnWords, readFenceMeta } from './fence-meta.js';
import { type CodeUse, findCode } from './find-code.js';
import { highlight } from './highlight.js';
import { type MarkedCode, readHighlightComments } from './highlight-comments.js';
import { grammarName, languageHint, loadGrammar } from './languages.js';
import { joinLineClasses } from './line-classes.js';
import { withMarkedChanges } from './marked-diff.js';
import { setUpPrism } from './set-up-prism.js';
import { reportUnclosed } from './unclosed-code.js';

/**
 * Turns fenced and indented code, and `<CodeBlock>` with plain text, into highlighted `CodeBlock` elements, and code in
 * the language Mermaid into `Diagram` elements. In trees that will be dropped, the elements are empty. Code that a
 * plugin has coloured stays as it is, in such an element.
 */
export async function highlightCode(
  tree: Root,
  state: ParseState,
  { isDropped }: { readonly isDropped: boolean },
): Promise<void> {
  const unnamed = state.context.languageAliases[''] ?? '';
  const { vitePressNotations = true } = state.context;
  const uses = findCode(tree)
    .map((use) => (use.language === '' ? { ...use, language: unnamed } : use))
    .map((use) => (vitePressNotations ? withMarkedChanges(use) : use));
  const [first] = uses;
  if (first !== undefined) await setUp(first, state);
  for (const use of uses) {
    reportUnclosed(use, state);
    reportOptions(use, state);
    if (use.coloured !== undefined && !isDropped) {
      use.replace(colouredBlock(use, use.coloured));
      continue;
    }
    const name = grammarName(use.language, state.context.languageAliases);
    const grammar = await grammarOf(name);
    if (name !== undefined && name !== 'mermaid' && grammar === undefined) reportLanguage(use, state);
    // a component that reads it may change in the browser
    if (state.context.codeMeta && hasOwnWords(use.meta)) state.live = true;
    const block = isDropped ? unhighlighted(use) : buildBlock(use, grammar, state.context);
    if (name !== 'mermaid' || !state.context.mermaid) use.replace(block);
    else {
      use.replace(asDiagram(block));
      state.diagrams.push({ source: use.code, place: firstLineOf(use, state) });
    }
  }
}

/** Calls the site's function that changes the grammars; if it fails, code is highlighted without its changes. */
async function setUp({ node }: CodeUse, state: ParseState): Promise<void> {
  const { prism, watcher } = state.context;
  try {
    await setUpPrism(prism, watcher?.watch.bind(watcher));
  } catch (error) {
    const message = `the function that sets up Prism failed: ${messageOf(error)}`;
    const hint = 'fix the function, or remove it from the configuration';
    state.problems.push({ rule: 'plugin', message, hint, place: placeOfNode(node, state) });
  }
}

async function grammarOf(name: string | undefined): Promise<string | undefined> {
  return name !== undefined && (await loadGrammar(name)) ? name : undefined;
}

/** Reports an unknown language, unless a plugin of the site may colour it. */
function reportLanguage({ language, node }: CodeUse, state: ParseState): void {
  if (state.context.rehypePlugins.length > 0 || node.position === undefined) return;
  state.problems.push({
    rule: 'unknown-language',
    message: `code in '${language}' has no colours, because docsite does not know this language`,
    hint: languageHint(language),
    place: placeOfNode(node, state),
  });
}

/** An empty block, for a tree that will be dropped. */
function unhighlighted({ language }: CodeUse): Element {
  return { type: 'element', tagName: 'CodeBlock', properties: { html: '', language }, children: [] };
}

function colouredBlock({ language }: CodeUse, children: readonly ElementContent[]): Element {
  const properties = { language: language === '' ? 'text' : language };
  return { type: 'element', tagName: 'CodeBlock', properties, children: [...children] };
}

type CodeSettings = Pick<
  ParseState['context'],
  | 'codeComments'
  | 'highlightComments'
  | 'vitePressNotations'
  | 'codeTitles'
  | 'codeMeta'
  | 'liveCode'
  | 'bareElements'
  | 'mdx1'
>;

function buildBlock(use: CodeUse, grammar: string | undefined, settings: CodeSettings): Element {
  const meta = readFenceMeta(use.meta, settings.mdx1 ? 'words' : settings.codeTitles);
  const { code, classes } = readMarks(use, meta, settings);
  const lines = classes.size > 0 || meta.showLineNumbers;
  const html = highlight(code, { ...(grammar !== undefined && { grammar }), lines, classes });
  const properties: Record<string, string | number | boolean> = {
    html,
    language: use.language === '' ? 'text' : use.language,
  };
  if (meta.title !== undefined) properties.title = meta.title;
  if (lines) properties.hasLines = true;
  if (meta.showLineNumbers) properties.showLineNumbers = true;
  if (meta.firstLine !== 1) properties.firstLine = meta.firstLine;
  if (meta.live && settings.liveCode) {
    properties.live = true;
    if (meta.noInline) properties.noInline = true;
  }
  if (settings.codeMeta && use.meta !== '') properties.metastring = use.meta;
  const block = { type: 'element' as const, tagName: 'CodeBlock', properties, children: [] };
  return use.isGiven && settings.bareElements ? withCodeElement(block, use, settings.mdx1 === true) : block;
}

/** The code without its marking comments, and the lines marked by these and by the fence. */
function readMarks(
  { code, language }: CodeUse,
  { marked }: FenceMeta,
  { highlightComments, codeComments, vitePressNotations = true }: CodeSettings,
): MarkedCode {
  if (!readsComments(language, marked.size > 0, highlightComments)) return { code, classes: marked };
  const read = readHighlightComments(code, { own: codeComments, language, endComments: vitePressNotations });
  return { code: read.code, classes: joinLineClasses(marked, read.classes) };
}

function readsComments(language: string, isNumbered: boolean, counts: CodeSettings['highlightComments']): boolean {
  if (counts === 'unnumbered') return !isNumbered;
  return counts !== 'alone' || (!isNumbered && language !== '');
}

/**
 * Wraps the code of a block as MDX's `pre` does, for components that inspect their children. In MDX 1, the elements
 * also have `mdxType` props.
 */
function withCodeElement(block: Element, { code, meta, language }: CodeUse, isMdx1: boolean): Element {
  const { title, live } = block.properties;
  const properties: Properties = {
    ...(language !== '' && { className: [`language-${language}`] }),
    ...(meta !== '' && { metastring: meta }),
    ...(title !== undefined && { title }),
    ...(live !== undefined && { live }),
    ...(isMdx1 && { mdxType: 'code', originalType: 'code', parentName: 'pre' }),
  };
  const text = { type: 'text' as const, value: `${code}\n` };
  return {
    ...block,
    properties: { ...block.properties, ...(isMdx1 && { mdxType: 'pre', originalType: 'pre' }) },
    children: [{ type: 'element', tagName: 'code', properties, children: [text] }],
  };
}

/** Converts a code block to a diagram, which is rendered from its source; line numbers and marks are dropped. */
function asDiagram({ properties: { html, language, title }, ...block }: Element): Element {
  return { ...block, tagName: 'Diagram', properties: { html, language, ...(title !== undefined && { title }) } };
}

/** The place where the code begins: on the line after its fence, in the same column. */
function firstLineOf({ node }: CodeUse, state: ParseState): Place {
  const place = placeOfNode(node, state);
  return { ...place, line: place.line + 1 };
}
