/** The facts about a document. */
type Facts = Readonly<Record<string, unknown>>;

/** Facts about documents, by path relative to the site folder. */
export type DocumentFacts = Readonly<Record<string, Facts>>;

/**
 * Tracks how a plugin that wraps a content plugin changes facts about documents: in the content, before or while
 * passing it on, or in files that it writes in place of the documents' data files.
 */
export class DocumentChanges {
  private readonly before = new Map<string, Facts>();
  private readonly after = new Map<string, Facts>();
  private readonly written = new Map<string, Facts>();

  /** Records content as docsite provides it. */
  loaded(content: unknown): void {
    for (const [source, facts] of describedIn(content)) this.before.set(source, facts);
  }

  /** Records content as the plugin leaves it. */
  passed(content: unknown): void {
    for (const [source, facts] of describedIn(content)) this.after.set(source, { ...this.after.get(source), ...facts });
  }

  /** Records a data file. */
  created(data: unknown): void {
    const facts = typeof data === 'string' ? parsed(data) : plain(data);
    const source = sourceOf(facts);
    if (source !== undefined && this.before.get(source)?.permalink === facts?.permalink)
      this.written.set(source, facts as Facts);
  }

  /** The facts that differ from before, or are new. */
  changes(): DocumentFacts {
    const changed = [...this.after].map(([source, facts]) => {
      const all = { ...facts, ...this.written.get(source) };
      return [source, changedOf(all, this.before.get(source))] as const;
    });
    return Object.fromEntries(changed.filter(([, facts]) => Object.keys(facts).length > 0));
  }
}

function changedOf(facts: Facts, before: Facts = {}): Facts {
  const isChanged = ([key, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(before[key]);
  return Object.fromEntries(Object.entries(facts).filter(isChanged));
}

interface Described {
  readonly blogPosts?: readonly { readonly metadata?: unknown }[];
  readonly loadedVersions?: readonly { readonly docs?: readonly unknown[] }[];
}

/** The facts about each document in the content of a blog or a docs instance. */
function describedIn(content: unknown): [source: string, facts: Facts][] {
  const { blogPosts = [], loadedVersions = [] } = (content ?? {}) as Described;
  const all = [...blogPosts.map(({ metadata }) => metadata), ...loadedVersions.flatMap(({ docs = [] }) => docs)];
  return all.flatMap((metadata): [string, Facts][] => {
    const facts = plain(metadata);
    const source = sourceOf(facts);
    return source === undefined ? [] : [[source, facts as Facts]];
  });
}

function sourceOf(facts: Facts | undefined): string | undefined {
  return typeof facts?.source === 'string' ? facts.source.replace(/^@site\//, '') : undefined;
}

/** A value as plain JSON data; undefined if that is not possible. */
function plain(value: unknown): Facts | undefined {
  try {
    return parsed(JSON.stringify(value) ?? '');
  } catch {
    return undefined;
  }
}

function parsed(text: string): Facts | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Facts) : undefined;
  } catch {
    return undefined;
  }
}
