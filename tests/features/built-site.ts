import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textContent } from 'hast-util-to-string';

/** The result of a command: its exit code, its output, and the site in the output folder. */
export class BuiltSite {
  constructor(
    readonly siteDir: string,
    readonly outDir: string,
    readonly exitCode: number | null,
    readonly stdout: string,
    readonly stderr: string,
  ) {}

  has(path: string): boolean {
    return existsSync(join(this.outDir, path));
  }

  text(path: string): string {
    return readFileSync(join(this.outDir, path), 'utf8');
  }

  page(path: string): HtmlPage {
    return new HtmlPage(path, this.text(path));
  }

  /** Every file of the output, sorted. */
  files(): string[] {
    const entries = readdirSync(this.outDir, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    return paths.map((path) => path.slice(this.outDir.length + 1).replaceAll('\\', '/')).sort();
  }

  pages(): HtmlPage[] {
    return this.files()
      .filter((path) => path.endsWith('.html') && !path.endsWith('assets/shell.html'))
      .map((path) => this.page(path));
  }
}

/** An HTML page of the output, queried with CSS selectors. */
export class HtmlPage {
  readonly tree: Root;

  constructor(
    readonly path: string,
    readonly html: string,
  ) {
    this.tree = fromHtml(html);
  }

  /** The first matching element, which must exist. */
  one(selector: string): Element {
    const found = select(selector, this.tree);
    if (found === undefined) throw new Error(`${this.path} has no '${selector}'`);
    return found;
  }

  all(selector: string): Element[] {
    return selectAll(selector, this.tree);
  }

  /** The texts of the matching elements, with white space collapsed. */
  texts(selector: string): string[] {
    return this.all(selector).map(textOf);
  }

  /** The values of an attribute on the matching elements, by HTML's name for it. */
  attributes(selector: string, property: string): string[] {
    return this.all(selector).map((element) => String(element.properties[property] ?? ''));
  }

  /** Links as `label → address`. */
  links(selector: string): string[] {
    return this.all(selector).map((element) => `${textOf(element)} → ${String(element.properties.href)}`);
  }

  meta(name: string): string | undefined {
    const found = select(`meta[name="${name}"], meta[property="${name}"]`, this.tree);
    return found === undefined ? undefined : String(found.properties.content);
  }
}

export function textOf(element: Element): string {
  return textContent(element).replace(/\s+/g, ' ').trim();
}
