import { refractor, type Syntax } from 'refractor/core';

/** Names that fences use, by the grammar that serves them where the two differ. */
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

/** The Prism grammar that a fence's language means; `undefined` for plain text. Site aliases come first. */
export function grammarName(language: string, siteAliases: Readonly<Record<string, string>>): string | undefined {
  const lower = language.toLowerCase();
  const name = own(siteAliases, lower) ?? own(aliases, lower) ?? lower;
  return plain.has(name) ? undefined : name;
}

function own(names: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(names, key) ? names[key] : undefined;
}

/**
 * Grammars that hold another where that is there as they are loaded. It is loaded first, so that a fence does not depend
 * on which ones its thread has met before.
 */
const heldGrammars: Readonly<Record<string, string>> = { markdown: 'yaml' };

/** Loads a grammar and those it builds on; returns whether there is one of that name. */
export async function loadGrammar(name: string): Promise<boolean> {
  if (refractor.registered(name)) return true;
  if (!/^[a-z][a-z0-9-]*$/.test(name)) return false;
  const held = own(heldGrammars, name);
  if (held !== undefined) await loadGrammar(held);
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
