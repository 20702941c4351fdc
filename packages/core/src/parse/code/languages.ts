import { refractor, type Syntax } from 'refractor/core';

/** Language names used in fences, with the grammar for each if its name differs. */
const aliases: Readonly<Record<string, string>> = {
  cs: 'csharp',
  console: 'shell-session',
  dockerfile: 'docker',
  hbs: 'handlebars',
  htm: 'markup',
  html: 'markup',
  js: 'javascript',
  jsonc: 'json',
  md: 'markdown',
  mdx: 'markdown',
  mjs: 'javascript',
  mustache: 'handlebars',
  objc: 'objectivec',
  ps1: 'powershell',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  sh: 'bash',
  shell: 'bash',
  svg: 'markup',
  ts: 'typescript',
  xml: 'markup',
  yml: 'yaml',
  zsh: 'bash',
};

/** Plain text under its many names. */
const plain = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'none', 'output', 'ascii']);

/** The Prism grammar for a fence's language; `undefined` for plain text. The site's own aliases take precedence. */
export function grammarName(language: string, siteAliases: Readonly<Record<string, string>>): string | undefined {
  const lower = language.toLowerCase();
  const name = own(siteAliases, lower) ?? own(aliases, lower) ?? lower;
  return plain.has(name) ? undefined : name;
}

function own<T>(names: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(names, key) ? names[key] : undefined;
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
  for (const held of own(heldGrammars, name) ?? []) await loadGrammar(held);
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
    if ((error as Error).message.startsWith('Cannot find module')) return false;
    throw error;
  }
}
