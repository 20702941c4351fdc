// The directives and roles of MyST in documents, in terms of docsite. It is the preprocessor of documents in
// docsite.config.ts.
import { isAbsolute, join } from 'node:path';
import { textOf } from './files-above';
import { type Block, blockOf, codeOf, type Directive } from './myst-directives';
import { type Around, readRoles } from './myst-roles';
import { documentAt, idOfLabel, labelLine, targetsAround } from './myst-targets';
import { type DocumentLine, printLines, type WrittenDocument } from './notations';

const fence = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}|~{3,}|:{3,})(?:\{([\w:-]+)\}[ \t]*(.*?)|[^`]*)[ \t]*$/;

/** Directives that show nothing in docsite, as it has its own lists of contents. */
const left = new Set(['contents', 'tableofcontents', 'index', 'highlight', 'meta', 'currentmodule', 'module']);

/** An open block, and how it ends. */
interface Open extends Pick<Block, 'end'> {
  readonly isEnd: (line: string) => boolean;
}

export function readMyst({ fileContent, filePath = '' }: WrittenDocument): string {
  const reader = new Reader({ document: filePath, targets: () => targetsAround(filePath) });
  const [head = ''] = /^---\n[\s\S]*?\n---[ \t]*(?=\n|$)/.exec(fileContent) ?? [];
  return head + printLines(reader.read(fileContent.slice(head.length).split('\n')));
}

/** Reads the lines of a document, or of a directive in it. */
class Reader {
  readonly #open: Open[] = [];
  readonly #lines: DocumentLine[] = [];
  readonly #around: Around;
  readonly #ids = new Set<string>();
  #labels: string[] = [];
  #text: string[] = [];

  constructor(around: Around) {
    this.#around = around;
  }

  read(lines: readonly string[]): DocumentLine[] {
    for (let at = 0; at < lines.length; at++) {
      const line = lines[at] as string;
      const last = this.#open.at(-1);
      if (last?.isEnd(line)) {
        this.#add(last.end);
        this.#open.pop();
      } else at += this.#readFrom(lines, at);
    }
    this.#add([]);
    return this.#lines;
  }

  /** Reads a line, or a block that begins with it. Returns the number of further lines that were read. */
  #readFrom(lines: readonly string[], at: number): number {
    const line = lines[at] as string;
    const [, indent = '', marks = '', name = '', argument = ''] = fence.exec(line) ?? [];
    if (marks === '' || (name === '' && marks.startsWith(':'))) return this.#readLine(line);
    const isEnd = endOf(marks);
    const length = lines.slice(at + 1).findIndex(isEnd);
    const whole = lines.slice(at, length < 0 ? undefined : at + length + 2);
    const body = whole.slice(1, length < 0 ? undefined : -1);
    if (name === '') return this.#copy(whole);
    const { options, size } = optionsIn(body);
    const directive = { indent, name, argument, options };
    const block = blockOf(directive);
    if (block !== undefined) {
      this.#add(block.start);
      this.#open.push({ isEnd, end: block.end });
      return size;
    }
    const read = this.#verbatim(directive, body.slice(size)) ?? whole;
    // as many lines as before
    return this.#copy([...new Array<string>(Math.max(0, whole.length - read.length)).fill(''), ...read], whole.length);
  }

  /** What a directive that is read as a whole becomes; undefined for others. */
  #verbatim(directive: Directive, body: readonly string[]): readonly string[] | undefined {
    const { indent, name, argument, options } = directive;
    if (left.has(name)) return [];
    if (name === 'toctree') return options.hidden === undefined ? this.#linksOf(body, indent) : [];
    if (name === 'include') return [`${indent}<!--@include: ${this.#pathOf(argument)}-->`];
    return name === 'literalinclude' ? this.#codeOfFile(directive) : codeOf(directive, body);
  }

  /** The lines of a file as code; the import of docsite, which reports it, for one that does not exist. */
  #codeOfFile(directive: Directive): readonly string[] | undefined {
    const { indent, argument, options } = directive;
    const text = textOf(this.#fileOf(argument));
    if (text === undefined) return [`${indent}<<< ${argument}`];
    const language = options.language ?? /\.(\w+)$/.exec(argument)?.[1] ?? 'text';
    const code = linesOf(text.replace(/\n$/, ''), options.lines).map((line) => indent + line);
    return codeOf({ ...directive, name: 'code', argument: language }, code);
  }

  /** The path of a file, which begins at the folder of all documents with a slash. */
  #fileOf(path: string): string {
    const { document, targets } = this.#around;
    return isAbsolute(path) ? join(targets()?.folder ?? '', path) : join(document, '..', path);
  }

  /** A path relative to the document. */
  #pathOf(path: string): string {
    if (!path.startsWith('/')) return path.startsWith('.') ? path : `./${path}`;
    const { document, targets } = this.#around;
    const depth = document.slice(targets()?.folder.length ?? 0).split(/[\\/]/).length - 2;
    return `.${'/..'.repeat(depth)}${path}`;
  }

  /** The documents of a toctree as a list. */
  #linksOf(body: readonly string[], indent: string): string[] {
    const { document, targets } = this.#around;
    const found = targets();
    const entries = body.map((line) => line.trim()).filter((line) => line !== '' && !line.includes('*'));
    return entries.flatMap((line) => {
      const [, title, path = line] = /^(.*?)[ \t]*<([^<>]+)>$/.exec(line) ?? [];
      if (/^[a-z]+:\/\//.test(path)) return [`${indent}- [${title ?? path}](${path})`];
      const target = found && documentAt(path, document, found);
      return target === undefined ? [] : [`${indent}- [${title ?? target.title ?? path}](/${target.path})`];
    });
  }

  #readLine(line: string): number {
    const label = labelLine.exec(line)?.[1];
    if (label !== undefined) this.#labels.push(`<a id="${idOfLabel(label)}"></a>`);
    const isHidden = label !== undefined || /^(?:%|\+\+\+)/.test(line);
    if (isHidden) this.#text.push('');
    else if (line.trim() === '') this.#text.push(line);
    else if (this.#labels.length === 0) this.#text.push(isHeading(line) ? this.#headingOf(line) : line);
    else {
      const anchors = this.#labels.join('');
      this.#labels = [];
      this.#text.push(isHeading(line) ? this.#headingOf(line, anchors) : `${anchors}\n\n${line}`);
    }
    return 0;
  }

  /** A heading with anchors and the id of Sphinx; documents that link to ids of GitHub keep these. */
  #headingOf(line: string, anchors = ''): string {
    const heading = line.trimEnd() + anchors;
    const words = line.replace(/^#+|\{[\w:.-]+\}(?=`)|\]\([^)]*\)/g, '').trim();
    const id = idOfLabel(words);
    if (id === '' || id === idOfGitHub(words) || this.#ids.has(id)) return heading;
    this.#ids.add(id);
    const keepsOwn = this.#around.targets()?.hasHeadingAnchors === true;
    return keepsOwn ? `${heading}<a id="${id}"></a>` : `${heading} {#${id}}`;
  }

  /** Adds lines as they are. Returns the number of lines behind the first. */
  #copy(lines: readonly string[], length = lines.length): number {
    this.#add(lines);
    return length - 1;
  }

  /** Adds lines behind the text before them. */
  #add(lines: readonly DocumentLine[]): void {
    if (this.#text.length > 0) this.#lines.push(...readRoles(this.#text.join('\n'), this.#around).split('\n'));
    this.#text = [];
    const anchors = lines.length === 0 || this.#labels.length === 0 ? [] : ['', this.#labels.join(''), ''];
    if (anchors.length > 0) this.#labels = [];
    this.#lines.push(...anchors, ...lines);
  }
}

function isHeading(line: string): boolean {
  return /^#{1,6}[ \t]+\S/.test(line);
}

function idOfGitHub(words: string): string {
  const kept = words.toLowerCase().replace(/[^\p{L}\p{N}_ -]/gu, '');
  return kept.replaceAll(' ', '-');
}

function endOf(marks: string): (line: string) => boolean {
  const end = new RegExp(`^[ \\t>]*${marks[0]}{${marks.length},}[ \\t]*$`);
  return (line) => end.test(line);
}

/** The options at the beginning of a directive: lines such as `:name: value`, or YAML between dashes. */
function optionsIn(body: readonly string[]): { readonly options: Directive['options']; readonly size: number } {
  const isYaml = body[0]?.trim() === '---';
  const pair = isYaml ? /^[ \t>]*([\w-]+):[ \t]*(.*?)[ \t]*$/ : /^[ \t>]*:([\w-]+):[ \t]*(.*?)[ \t]*$/;
  const length = isYaml
    ? body.findIndex((line, at) => at > 0 && line.trim() === '---') + 1
    : body.findIndex((line) => !pair.test(line));
  const size = length < 0 ? body.length : length;
  const pairs = body.slice(0, size).flatMap((line) => {
    const [, key, value = ''] = pair.exec(line) ?? [];
    return key === undefined ? [] : [[key, value.replace(/^(["'])(.*)\1$/, '$2')] as const];
  });
  return { options: Object.fromEntries(pairs), size };
}

/** The lines of a text that a list such as `1,3-5` names; all without one. */
function linesOf(text: string, list: string | undefined): string[] {
  const all = text.split('\n');
  if (list === undefined) return all;
  return list.split(',').flatMap((part) => {
    const [, first = '', dash, last = ''] = /^[ \t]*(\d*)[ \t]*(-)?[ \t]*(\d*)[ \t]*$/.exec(part) ?? [];
    const from = Number(first || 1);
    return all.slice(from - 1, dash === undefined ? from : Number(last || all.length));
  });
}
