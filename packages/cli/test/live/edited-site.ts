import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeFiles } from '../../../../tests/folder.js';

/** Paths changed by an edit, relative to the site folder. Empty if only the history has changed. */
export type ChangedPaths = readonly string[];

/** Edits of one kind, by name. */
export type Edits = Readonly<Record<string, () => ChangedPaths>>;

const words = ['stone', 'river', 'cloud', 'forest', 'harbour', 'meadow'];

/** Folders that contain documents. */
const roots = ['blog', 'docs', 'versioned_docs', 'i18n'];

/** A site folder whose files are edited at random. */
export class EditedSite {
  /** The number of edits so far, including the current one. */
  count = 0;
  private broken: { readonly path: string; readonly before: string } | undefined;

  /** @param random Returns a number below a limit. */
  constructor(
    private readonly folder: string,
    readonly random: (limit: number) => number,
  ) {}

  restore(files: Readonly<Record<string, string>>): ChangedPaths {
    this.broken = undefined;
    const names = readdirSync(this.folder).filter((name) => name !== '.git');
    for (const name of names) rmSync(join(this.folder, name), { recursive: true });
    writeFiles(this.folder, files);
    return [...new Set([...names, ...Object.keys(files)])];
  }

  word(): string {
    return this.oneOf(words);
  }

  oneOf<T>(items: readonly T[]): T {
    return items[this.random(items.length)] as T;
  }

  /** Picks a document, of the current version more often than of an older one or a translation. */
  doc(): string {
    const all = this.docs();
    return this.oneOf(this.random(3) > 0 ? all.filter((path) => path.startsWith('docs/')) : all);
  }

  /** All documents, versions and translations included. */
  docs(): string[] {
    const isDocument = (path: string): boolean => /(?:^|\/)[^_/]+\.mdx?$/.test(path) && !path.includes('/pages/');
    return roots.flatMap((root) => this.filesIn(root)).filter(isDocument);
  }

  filesIn(root: string): string[] {
    if (!this.has(root)) return [];
    const entries = readdirSync(join(this.folder, root), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return files.map((entry) => join(entry.parentPath, entry.name).slice(this.folder.length + 1)).sort();
  }

  has(path: string): boolean {
    return existsSync(join(this.folder, path));
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  write(path: string, contents: string): ChangedPaths {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), contents);
    return [path];
  }

  /** Edits the text of a document. */
  change(edit: (text: string) => string): ChangedPaths {
    const path = this.doc();
    return this.write(path, edit(this.read(path)));
  }

  move(from: string, to: string): ChangedPaths {
    if (!this.has(from) || this.has(to)) return [from];
    mkdirSync(dirname(join(this.folder, to)), { recursive: true });
    renameSync(join(this.folder, from), join(this.folder, to));
    return [from, to];
  }

  copy(from: string, to: string): ChangedPaths {
    cpSync(join(this.folder, from), join(this.folder, to), { recursive: true });
    return [to];
  }

  remove(path: string): ChangedPaths {
    rmSync(join(this.folder, path), { force: true, recursive: true });
    return [path];
  }

  /** Writes invalid contents into a file, until `repair` is called. */
  break(path: string, contents: string): ChangedPaths {
    if (this.broken !== undefined || !this.has(path)) return [];
    this.broken = { path, before: this.read(path) };
    return this.write(path, contents);
  }

  /** Repairs the broken file. Returns `undefined` if there is none, or if it was removed. */
  repair(): ChangedPaths | undefined {
    const { broken } = this;
    this.broken = undefined;
    return broken && this.has(broken.path) ? this.write(broken.path, broken.before) : undefined;
  }

  /** Writes the file, or removes it if it exists. */
  toggle(path: string, contents: string): ChangedPaths {
    return this.has(path) ? this.remove(path) : this.write(path, contents);
  }

  /** Commits all files, by the given author at the given time (seconds since 1970). */
  commit(author: string, time: number): ChangedPaths {
    if (!this.has('.git')) this.git('init', '--quiet');
    this.git('add', '--all');
    const names = ['-c', `user.name=${author}`, '-c', `user.email=${author}@example.org`];
    const date = `${time} +0000`;
    this.git(...names, 'commit', '--quiet', '--allow-empty', '--no-gpg-sign', '--message', 'Edit', '--date', date);
    return [];
  }

  private git(...options: readonly string[]): void {
    const date = options.at(-1);
    const env = { ...process.env, ...(options.includes('--date') && { GIT_COMMITTER_DATE: date }) };
    execFileSync('git', [...options], { cwd: this.folder, stdio: 'ignore', env });
  }
}
