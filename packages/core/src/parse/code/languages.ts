import { refractor, type Syntax } from 'refractor/core';
import { didYouMean } from '../../suggest/did-you-mean.js';
import { ownValue } from '../../values/own-value.js';
import { messageOf } from '../../values/thrown.js';
import { grammarNames, prismAliases } from './grammar-names.js';

/** Language names used in fences that Prism does not know, with the grammar for each. */
const aliases: Readonly<Record<string, string>> = {
  apache: 'apacheconf',
  astro: 'markup',
  'c#': 'csharp',
  'c++': 'cpp',
  cjs: 'javascript',
  cmd: 'batch',
  console: 'shell-session',
  cts: 'typescript',
  dotenv: 'properties',
  env: 'properties',
  fish: 'bash',
  'go-html-template': 'markup',
  golang: 'go',
  gotmpl: 'markup',
  gql: 'graphql',
  htaccess: 'apacheconf',
  htm: 'markup',
  jinja: 'django',
  jsonc: 'json',
  jsonl: 'json',
  make: 'makefile',
  markdoc: 'markdown',
  mdx: 'markdown',
  mjs: 'javascript',
  mts: 'typescript',
  mysql: 'sql',
  ndjson: 'json',
  patch: 'diff',
  postgresql: 'sql',
  proto: 'protobuf',
  ps1: 'powershell',
  pwsh: 'powershell',
  rs: 'rust',
  shellscript: 'bash',
  svelte: 'markup',
  terminal: 'shell-session',
  terraform: 'hcl',
  tf: 'hcl',
  vue: 'markup',
  'vue-html': 'markup',
  zsh: 'bash',
};

/** Plain text under its many names. */
const plain = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'none', 'output', 'ascii', 'ansi', 'tree', 'math']);

/** The Prism grammar for a fence's language; `undefined` for plain text. The site's own aliases take precedence. */
export function grammarName(language: string, siteAliases: Readonly<Record<string, string>>): string | undefined {
  // in VitePress, `-vue` follows a language whose code Vue interprets as well; in Rust, `rust,no_run` has attributes
  const lower = language.toLowerCase().replace(/,.*$/s, '').replace(/-vue$/, '');
  const name = ownValue(siteAliases, lower) ?? ownValue(aliases, lower) ?? ownValue(prismAliases, lower) ?? lower;
  return plain.has(name) ? undefined : name;
}

/** Names in braces that are directives of MyST, while `{python}` is a language in R Markdown. */
const directives: ReadonlySet<string> = new Set(
  [
    'note warning tip hint important caution danger attention error seealso admonition todo toctree',
    'contents code-block code-cell literalinclude include figure image math tab-set tab-item grid',
    'grid-item-card card dropdown table list-table csv-table versionadded versionchanged deprecated glossary',
    'eval-rst',
  ].flatMap((names) => names.split(' ')),
);

/** A hint that names the language probably meant by an unknown one. */
export function languageHint(language: string): string {
  const bare = language.replace(/^[{.]+/, '').replace(/[,;:{}].*$/, '');
  if (bare === '') return 'write the name of a language directly after the backticks: ```js';
  const known = [...grammarNames, ...Object.keys(prismAliases), ...Object.keys(aliases), ...plain];
  if (language.startsWith('{') && directives.has(bare))
    return `'${language}' is a directive of MyST or Sphinx: docsite has \`:::note\`, and \`text\` for code without colours`;
  return (
    didYouMean(bare, known) ??
    'write `text` for code without colours, or name a language with the same syntax in `markdown.languageAliases`'
  );
}

/** Grammars that extend the ones loaded before them: always loaded first, in this order. */
const firstGrammars = ['markup', 'css', 'javascript'];

/** Grammars that embed others if those are already loaded, and which are therefore loaded first. */
const heldGrammars: Readonly<Record<string, readonly string[]>> = {
  graphql: ['markdown'],
  haxe: ['regex'],
  http: ['csp', 'hpkp', 'hsts', 'uri'],
  log: ['javastacktrace'],
  markdown: ['yaml'],
  opencl: ['cpp'],
  pure: ['c'],
  sas: ['groovy', 'lua', 'sql'],
  smarty: ['php'],
  vala: ['regex'],
};

let first: Promise<unknown> | undefined;

/**
 * Loads a grammar and those it builds on; returns whether it exists. The highlighting of a fence does not depend on
 * which grammars its thread has loaded before.
 */
export async function loadGrammar(name: string): Promise<boolean> {
  await loadFirstGrammars();
  if (refractor.registered(name)) return true;
  for (const held of ownValue(heldGrammars, name) ?? []) await loadGrammar(held);
  return register(name);
}

/** Loads the grammars that are always present. */
export async function loadFirstGrammars(): Promise<void> {
  first ??= registerInOrder(firstGrammars);
  await first;
}

async function registerInOrder(names: readonly string[]): Promise<void> {
  for (const name of names) await register(name);
}

async function register(name: string): Promise<boolean> {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) return false;
  try {
    const grammar = (await import(`#grammars/${name}`)) as { default?: Syntax };
    if (grammar.default === undefined) return false;
    refractor.register(grammar.default);
    return true;
  } catch (error) {
    if (messageOf(error).startsWith('Cannot find module')) return false;
    throw error;
  }
}
