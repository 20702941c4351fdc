import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JsonError, parseJson, parseYaml, YamlError } from '@docsite/core';
import { isFile, isFolder } from '@docsite/core/process';

/** The text of the first of these files that exists. */
export function readFirst(siteDir: string, names: readonly string[]): string | undefined {
  const file = firstFile(siteDir, names);
  return file === undefined ? undefined : readText(file);
}

/** The absolute path of the first of these files that exists. */
export function firstFile(siteDir: string, names: readonly string[]): string | undefined {
  const name = names.find((one) => isFile(join(siteDir, one)));
  return name === undefined ? undefined : join(siteDir, name);
}

/** The text of a file; nothing for none. */
export function readText(file: string | undefined): string {
  return file === undefined ? '' : readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
}

/** The list in a file of JSON; undefined if the file is missing, broken or no list. */
export function readJsonList(path: string): unknown[] | undefined {
  const value = isFile(path) ? readJson(path) : undefined;
  return Array.isArray(value) ? value : undefined;
}

/** The value of a file of JSON; undefined for a broken file. */
export function readJson(path: string): unknown {
  try {
    return parseJson(readText(path));
  } catch (error) {
    if (error instanceof JsonError) return undefined;
    throw error;
  }
}

/** The value of YAML, which JSON is, too; undefined for other languages and what is broken, such as repeated keys. */
export function readYaml(text: string): unknown {
  try {
    return parseYaml(text);
  } catch (error) {
    if (error instanceof YamlError) return undefined;
    throw error;
  }
}

/** A folder of the site, if it exists. */
export function folderIn(siteDir: string, path: string): string | undefined {
  return isFolder(join(siteDir, path)) ? path : undefined;
}

/** The formats of configurations in JavaScript. */
export const scriptFormats: readonly string[] = ['mts', 'ts', 'mjs', 'js', 'cjs'];

/** The names that a configuration may have: one for each format. */
export function configNames(name: string, formats: readonly string[]): string[] {
  return formats.map((format) => `${name}.${format}`);
}

/** A value in double or single quotation marks, or without any. */
const value = String.raw`(?:"([^"\\\n]+)"|'([^'\n]+)'|([\w./-][^"'#:,{}\n]*))`;

/**
 * The first value of a key in TOML, YAML, JSON or an object of JavaScript: one at the beginning of a line, otherwise
 * one within an object on a single line. Values with special characters are not read.
 */
export function readValue(key: string, config: string): string | undefined {
  for (const before of ['^', '[{,]']) {
    const pair = new RegExp(`${before}[ \\t]*"?${key}"?[ \\t]*[:=][ \\t]*${value}`, 'm');
    const [, double, single, bare] = pair.exec(config) ?? [];
    const found = double ?? single ?? bare;
    if (found !== undefined) return found.trim();
  }
  return undefined;
}

/** The address in a site's configuration until it names its own. */
export const exampleAddress = 'https://docs.example.org';

/**
 * The web address of a key in a configuration in JavaScript, with the path that its `base` adds; undefined if it has
 * neither.
 */
export function readAddressAndBase(key: string, config: string): string | undefined {
  const address = readAddress(key, config);
  const base = readValue('base', config);
  return base?.startsWith('/') ? new URL(base, address ?? exampleAddress).href : address;
}

/** The web address of a key, in TOML, YAML or an object of JavaScript; undefined for none. */
export function readAddress(key: string, config: string): string | undefined {
  const address = new RegExp(`\\b${key}["']?[ \\t]*[:=][ \\t]*["']?(https?://[^\\s"',]+)`).exec(config)?.[1];
  return address !== undefined && URL.canParse(address) ? address : undefined;
}
