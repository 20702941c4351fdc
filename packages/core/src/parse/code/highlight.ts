import { refractor } from 'refractor/core';
import { escapeHtml } from '../../text/html-text.js';
import type { LineClasses } from './line-classes.js';

/** How code is highlighted. */
export interface HighlightOptions {
  /** Name of a loaded grammar; absent for plain text. */
  readonly grammar?: string;
  /** Whether each line becomes an element of its own. */
  readonly lines: boolean;
  readonly classes?: LineClasses;
}

/** Highlights code as HTML with Prism's token classes; with `lines`, each line is wrapped in `<span class="line">`. */
export function highlight(code: string, options: HighlightOptions): string {
  const html = options.grammar === undefined ? escapeHtml(code) : tokenHtml(tokenize(code, options.grammar));
  if (!options.lines) return html;
  return splitLines(html)
    .map((line, index) => lineHtml(line, classesOf(index + 1, options)))
    .join('');
}

type Token =
  | string
  | { readonly type: string; readonly alias?: string | readonly string[] | null; readonly content: TokenStream };
type TokenStream = Token | readonly Token[];

interface TokenizeEnvironment {
  readonly code: string;
  readonly grammar: unknown;
  readonly language: string;
  tokens?: TokenStream;
}

/** refractor is Prism with every token converted to a hast node; using its raw tokens takes half the time. */
const prism = refractor as unknown as {
  readonly languages: Readonly<Record<string, unknown>>;
  tokenize(code: string, grammar: unknown): TokenStream;
  readonly hooks: { run(name: string, environment: TokenizeEnvironment): void };
};

function tokenize(code: string, language: string): TokenStream {
  const environment: TokenizeEnvironment = { code, language, grammar: prism.languages[language] };
  prism.hooks.run('before-tokenize', environment);
  environment.tokens ??= prism.tokenize(environment.code, environment.grammar);
  prism.hooks.run('after-tokenize', environment);
  return unwrap(environment.tokens, language);
}

/**
 * Prism wraps all PHP in one token, because it may be embedded in markup. That token only repeats the block's language,
 * so it is removed.
 */
function unwrap(stream: TokenStream, language: string): TokenStream {
  const [only, ...others] = isList(stream) ? stream : [stream];
  return others.length === 0 && typeof only === 'object' && only.alias === `language-${language}`
    ? only.content
    : stream;
}

function tokenHtml(stream: TokenStream): string {
  if (typeof stream === 'string') return escapeHtml(stream);
  return runsHtml(isList(stream) ? stream : [stream]);
}

/** Text, or tokens of one class separated by at most blanks. */
interface Run {
  readonly className?: string;
  html: string;
  /** Becomes part of the run if another token of the same class follows. */
  blanks: string;
}

/** Prints one element per run: `();` would otherwise be three, which browsers would have to lay out one by one. */
function runsHtml(tokens: readonly Token[]): string {
  const runs: Run[] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    if (typeof token === 'string') {
      if (last?.className !== undefined && /^[ \t]+$/.test(token)) last.blanks += token;
      else runs.push({ html: escapeHtml(token), blanks: '' });
      continue;
    }
    const [className, html] = [classOf(token), tokenHtml(token.content)];
    if (last?.className !== className) runs.push({ className, html, blanks: '' });
    else {
      last.html += last.blanks + html;
      last.blanks = '';
    }
  }
  return runs
    .map(({ className, html, blanks }) =>
      className === undefined ? html : `<span class="${className}">${html}</span>${blanks}`,
    )
    .join('');
}

function classOf({ type, alias }: Exclude<Token, string>): string {
  return `token ${[type, ...(typeof alias === 'string' ? [alias] : (alias ?? []))].join(' ')}`;
}

function isList(stream: TokenStream): stream is readonly Token[] {
  return Array.isArray(stream);
}

function classesOf(line: number, { classes }: HighlightOptions): string {
  return [...new Set(['line', ...(classes?.get(line) ?? [])])].join(' ');
}

function lineHtml(line: string, classes: string): string {
  return `<span class="${escapeHtml(classes)}">${line}\n</span>`;
}

/** Splits at line ends; an open span is closed there and reopened on the next line. */
function splitLines(html: string): string[] {
  const open: string[] = [];
  return html.split('\n').map((line) => {
    const before = open.join('');
    for (const tag of line.match(/<span[^>]*>|<\/span>/g) ?? []) {
      if (tag === '</span>') open.pop();
      else open.push(tag);
    }
    return before + line + '</span>'.repeat(open.length);
  });
}
