import { refractor } from 'refractor/core';

export interface HighlightOptions {
  /** Name of a loaded grammar; absent for plain text. */
  readonly grammar?: string;
  /** Whether each line becomes an element of its own. */
  readonly lines: boolean;
  readonly marked: ReadonlySet<number>;
}

/** Highlights code as HTML with Prism's token classes; with `lines`, each line stands in `<span class="line">`. */
export function highlight(code: string, options: HighlightOptions): string {
  const html = options.grammar === undefined ? escapeText(code) : tokenHtml(tokenize(code, options.grammar));
  if (!options.lines) return html;
  return splitLines(html)
    .map((line, index) => lineHtml(line, options.marked.has(index + 1)))
    .join('');
}

type Token = string | { readonly type: string; readonly alias?: string | readonly string[] | null; readonly content: TokenStream };
type TokenStream = Token | readonly Token[];

interface TokenizeEnvironment {
  readonly code: string;
  readonly grammar: unknown;
  readonly language: string;
  tokens?: TokenStream;
}

/** refractor is Prism with every token made into a hast node; its tokens as they are take half the time. */
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
  return environment.tokens;
}

function tokenHtml(stream: TokenStream): string {
  if (typeof stream === 'string') return escapeText(stream);
  if (isList(stream)) return stream.map(tokenHtml).join('');
  const aliases = typeof stream.alias === 'string' ? [stream.alias] : (stream.alias ?? []);
  return `<span class="token ${[stream.type, ...aliases].join(' ')}">${tokenHtml(stream.content)}</span>`;
}

function isList(stream: TokenStream): stream is readonly Token[] {
  return Array.isArray(stream);
}

const special: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => special[character] as string);
}

function lineHtml(line: string, marked: boolean): string {
  return `<span class="${marked ? 'line highlighted' : 'line'}">${line}\n</span>`;
}

/** Splits at line ends; a span open at one is closed there and opened again on the next line. */
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
