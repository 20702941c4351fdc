import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of the first of these files that exists. */
export function readFirst(siteDir: string, names: readonly string[]): string | undefined {
  const name = names.find((one) => existsSync(join(siteDir, one)));
  return name === undefined ? undefined : readFileSync(join(siteDir, name), 'utf8');
}

/** The names that a configuration may have: one for each format. */
export function configNames(name: string, formats: readonly string[]): string[] {
  return formats.map((format) => `${name}.${format}`);
}

/** The first value of a key on its own line, in TOML, YAML or JSON; values with special characters are not read. */
export function readValue(key: string, config: string): string | undefined {
  const line = new RegExp(
    `^[ \\t]*"?${key}"?[ \\t]*[:=][ \\t]*(?:"([^"\\\\\\n]+)"|'([^'\\n]+)'|([\\w./-][^"'#:,{}\\n]*))`,
    'm',
  );
  const [, double, single, bare] = line.exec(config) ?? [];
  return (double ?? single ?? bare)?.trim();
}

/** The web address of a key, in TOML, YAML or an object of JavaScript; undefined for none. */
export function readAddress(key: string, config: string): string | undefined {
  const address = new RegExp(`\\b${key}["']?[ \\t]*[:=][ \\t]*["']?(https?://[^\\s"',]+)`).exec(config)?.[1];
  return address !== undefined && URL.canParse(address) ? address : undefined;
}

/** The first folder that Hugo mounts as content, in TOML or YAML. */
export function contentMount(config: string): string | undefined {
  const value = (name: string) => `${name}[ \\t]*[:=][ \\t]*["']?([\\w./-]+)["']?[ \\t]*`;
  const pairs = [...config.matchAll(new RegExp(`${value('source')}\\n[ \\t]*${value('target')}$`, 'gm'))];
  return pairs.find(([, , target]) => target === 'content')?.[1];
}
