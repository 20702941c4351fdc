/** What is known of a document. */
type Facts = Readonly<Record<string, unknown>>;

/** What is known of documents, by their paths relative to the site folder. */
export type DocumentFacts = Readonly<Record<string, Facts>>;

/**
 * What a plugin around one for content makes of what that says of documents: in the content, before or while it passes
 * it on, or in files that it writes in the places of those with the data of documents.
 */
export class DocumentChanges {
  private readonly before = new Map<string, Facts>();
  private readonly after = new Map<string, Facts>();
  private readonly written = new Map<string, Facts>();

  /** Notes content as docsite gives it. */
  loaded(content: unknown): void {
    for (const [source, facts] of describedIn(content)) this.before.set(source, facts);
  }

  /** Notes content as the plugin leaves it. */
  passed(content: unknown): void {
    for (const [source, facts] of describedIn(content)) this.after.set(source, { ...this.after.get(source), ...facts });
  }

  /** Notes a file of data. */
  created(data: unknown): void {
    const facts = typeof data === 'string' ? parsed(data) : plain(data);
    const source = sourceOf(facts);
    if (source !== undefined && this.before.get(source)?.permalink === facts?.permalink)
      this.written.set(source, facts as Facts);
  }

  /** What is another than before, or new. */
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

/** What content of a blog, or of an instance of docs, says of each document. */
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

/** A value as JSON has it; nothing where it cannot. */
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
