import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A generator of random numbers below a limit, the same for the same seed (mulberry32). */
export function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** An edit: its name, and the paths that it has changed, relative to the site folder. */
export interface Edit {
  readonly name: string;
  readonly paths: readonly string[];
}

/** The files that random edits begin with. */
export const firstFiles: Readonly<Record<string, string>> = {
  'docs/index.md': '# Home\n\nWelcome.\n\n[A](a.md) and [B](guide/b.md#two)',
  'docs/a.md': '---\ntags: [red, blue]\n---\n# A\n\nAbout A.\n\n## One',
  'docs/guide/_category_.json': '{ "label": "Guide", "link": { "type": "generated-index" } }',
  'docs/guide/b.md': '# B\n\nAbout B.\n\n## Two\n\n![image](../image.png)',
  'docs/guide/c.mdx': "import Part from '../_part.mdx'\n\n# C\n\nAbout C.\n\n<Part />",
  'docs/guide/deep/d.md': '---\ntags: [blue]\n---\n# D\n\nSee [A](/a.md).',
  'docs/_part.mdx': '## Shared\n\nA part.',
  'docs/image.png': 'image',
  'docs/live.mdx': "import { Box } from '@site/src/box'\n\n# Live\n\n<Box />",
  'src/box.jsx': 'export function Box() { return <b>box</b>; }',
  'pages/about.md': '# About\n\nUs.',
  'static/data.txt': 'data',
  'static/own.html': '<script>1</script>',
};

const words = ['stone', 'river', 'cloud', 'forest', 'harbour', 'meadow'];

const rules = Object.fromEntries(
  [
    'broken-link',
    'broken-markdown-link',
    'broken-anchor',
    'missing-image',
    'missing-asset',
    'missing-home',
    'missing-partial',
    'redirect',
    'navbar-item',
    'duplicate-route',
  ].map((rule) => [rule, 'ignore']),
);

/** The configuration that random edits begin with, and keys of it that they set. */
export function configText(changes: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ title: 'Site', url: 'https://example.org', rules, ...changes });
}

/** Makes random edits in a folder that begins with `firstFiles`. */
export class RandomEdits {
  private count = 0;

  constructor(
    private readonly folder: string,
    private readonly random: (limit: number) => number,
  ) {}

  /** Edits something; most edits are of text, as they are for authors. */
  edit(): Edit {
    this.count++;
    const edits = this.random(3) > 0 ? this.textEdits : this.otherEdits;
    const [name, edit] = this.oneOf(Object.entries(edits));
    return { name, paths: edit() };
  }

  private readonly textEdits: Readonly<Record<string, () => string[]>> = {
    'append text': () => this.change((text) => `${text}\n\nMore of the ${this.word()}.`),
    'first paragraph': () => this.change((text) => text.replace(/\n\n(?=[A-Z]).*/, `\n\nOn the ${this.word()}.`)),
    'a heading': () => this.change((text) => `${text}\n\n## The ${this.word()} ${this.count}\n\nBelow.`),
    'rename a heading': () => this.change((text) => text.replace(/\n## .*/, `\n## ${this.word()}`)),
    'a link': () => this.change((text) => `${text}\n\n[link](/${this.doc().replace('docs/', '')}#${this.word()})`),
    'an image': () => this.change((text) => `${text}\n\n![image](@site/docs/image.png)`),
    'remove text': () => this.change((text) => text.replace(/\n\n[^\n]*$/, '')),
    'a partial': () => this.write('docs/_part.mdx', `## ${this.word()} ${this.count}\n\nA part of [A](/a.md).`),
  };

  private readonly otherEdits: Readonly<Record<string, () => string[]>> = {
    title: () => this.change((text) => text.replace(/^# .*/m, `# ${this.word()} ${this.count}`)),
    'front matter': () => this.change((text) => this.withKey(text)),
    rename: () => {
      const from = this.doc();
      return this.move(from, from.replace(/[^/]+(?=\.mdx?$)/, `${this.word()}-${this.count}`));
    },
    'move between folders': () => {
      const from = this.doc();
      return this.move(from, `docs/${this.oneOf(['', 'guide/', `${this.word()}/`])}moved-${this.count}.md`);
    },
    create: () => this.write(`docs/${this.oneOf(['', 'guide/'])}new-${this.count}.md`, `# New ${this.count}\n\nNew.`),
    delete: () => (this.docs().length < 5 ? this.write('docs/extra.md', '# Extra') : this.remove(this.doc())),
    category: () =>
      this.write(
        'docs/guide/_category_.json',
        JSON.stringify({ label: this.word(), link: { type: 'generated-index' } }),
      ),
    'no category': () => this.remove('docs/guide/_category_.json'),
    configuration: () =>
      this.write(
        'docsite.config.json',
        configText(
          this.oneOf<Record<string, unknown>>([
            {},
            { title: this.word() },
            { navbar: { items: [{ label: this.word(), to: '/docs/a' }] } },
            { redirects: [{ from: '/old', to: '/docs' }] },
            { markdownTwins: false },
            { docs: { sidebarPath: 'sidebars.json' } },
            { trailingSlash: true },
          ]),
        ),
      ),
    sidebars: () =>
      this.write(
        'sidebars.json',
        JSON.stringify({ main: [{ type: 'autogenerated', dirName: this.oneOf(['.', 'guide']) }] }),
      ),
    'a module': () => this.write('src/box.jsx', `export function Box() { return <i>${this.word()}</i>; }`),
    'a live page': () =>
      this.write('docs/live.mdx', `import { Box } from '@site/src/box'\n\n# Live\n\n${this.word()} <Box />`),
    'a static file': () => this.write(`static/${this.word()}.txt`, String(this.count)),
    'an image file': () => this.write('docs/image.png', `image ${this.count}`),
    styles: () => this.write('theme/styles.css', `:root { --x: ${this.count}px; }`),
    page: () => this.write('pages/about.md', `# About\n\nThe ${this.word()}.`),
  };

  private withKey(text: string): string {
    const line = this.oneOf([
      `sidebar_label: ${this.word()}`,
      `sidebar_position: ${this.random(9)}`,
      `description: About the ${this.word()}`,
      `tags: [${this.word()}]`,
      `slug: ${this.word()}-${this.count}`,
      'draft: true',
      'unlisted: true',
      `title: The ${this.word()}`,
    ]);
    return `---\n${line}\n---\n${text.replace(/^---\n[\s\S]*?\n---\n/, '')}`;
  }

  private change(edit: (text: string) => string): string[] {
    const path = this.doc();
    return this.write(path, edit(readFileSync(join(this.folder, path), 'utf8')));
  }

  private write(path: string, text: string): string[] {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
    return [path];
  }

  private move(from: string, to: string): string[] {
    mkdirSync(dirname(join(this.folder, to)), { recursive: true });
    renameSync(join(this.folder, from), join(this.folder, to));
    return [from, to];
  }

  private remove(path: string): string[] {
    rmSync(join(this.folder, path), { force: true });
    return [path];
  }

  private docs(): string[] {
    const names = readdirSync(join(this.folder, 'docs'), { recursive: true, encoding: 'utf8' });
    return names
      .filter((name) => /(?:^|\/)[^_/]+\.mdx?$/.test(name))
      .map((name) => `docs/${name}`)
      .sort();
  }

  private doc(): string {
    return this.oneOf(this.docs());
  }

  private word(): string {
    return this.oneOf(words);
  }

  private oneOf<T>(items: readonly T[]): T {
    return items[this.random(items.length)] as T;
  }
}
