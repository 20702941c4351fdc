import { type SearchManifest, searchManifestPath } from '@docsite/renderer/search';
import { SearchError } from '../search-service.js';

/** A term of the index with its postings, still encoded. */
export interface IndexTerm {
  readonly term: string;
  readonly postings: string;
}

/**
 * Thrown if a file of the index is gone, because the site was rebuilt since the manifest was read. A second attempt
 * uses the new index.
 */
export class StaleIndexError extends SearchError {}

/** Reads the files of a site's index, each of them once. */
export class IndexReader {
  private manifest: Promise<SearchManifest> | undefined;
  private readonly files = new Map<string, Promise<string>>();

  /** @param fetchFile Fetches an address; `fetch` in the browser. */
  constructor(
    private readonly baseUrl: string,
    private readonly fetchFile: (url: string) => Promise<Response>,
  ) {}

  /** The pages and terms files of the index. Requested again after a failure. */
  readManifest(): Promise<SearchManifest> {
    this.manifest ??= this.fetchManifest().catch((error: unknown) => {
      this.manifest = undefined;
      throw error;
    });
    return this.manifest;
  }

  /**
   * The terms that begin with `prefix`, sorted.
   *
   * @param mostFiles The maximum number of files to read; terms in further files are left out.
   */
  async termsFrom(prefix: string, mostFiles: number): Promise<IndexTerm[]> {
    const { files } = await this.readManifest();
    const next = files.findIndex(([firstTerm]) => firstTerm > prefix);
    const first = Math.max(0, (next === -1 ? files.length : next) - 1);
    const wanted = files
      .slice(first, first + mostFiles)
      .filter(([firstTerm], index) => index === 0 || firstTerm.startsWith(prefix));
    const texts = await Promise.all(wanted.map(([, path]) => this.readFile(path)));
    return texts.flatMap((text) => termsIn(text, prefix));
  }

  private readFile(path: string): Promise<string> {
    const known = this.files.get(path);
    if (known !== undefined) return known;
    const text = this.fetchText(path);
    this.files.set(path, text);
    text.catch(() => this.files.delete(path));
    return text;
  }

  private async fetchText(path: string): Promise<string> {
    const response = await this.ask(path);
    if (response.ok) return response.text();
    this.manifest = undefined;
    throw new StaleIndexError('unreachable', `${path} answered ${response.status}`);
  }

  private async fetchManifest(): Promise<SearchManifest> {
    const response = await this.ask(searchManifestPath);
    const isJson = response.headers.get('Content-Type')?.includes('json') === true;
    if (response.status === 404 || (response.ok && !isJson))
      throw new SearchError('no-index', `there is no ${searchManifestPath}`);
    if (!response.ok) throw new SearchError('unreachable', `${searchManifestPath} answered ${response.status}`);
    return (await response.json()) as SearchManifest;
  }

  private async ask(path: string): Promise<Response> {
    try {
      return await this.fetchFile(this.baseUrl + path);
    } catch (error) {
      throw new SearchError('unreachable', `${path} cannot be fetched: ${String(error)}`);
    }
  }
}

/** The lines of a terms file whose term begins with `prefix`, which are adjacent. */
function termsIn(text: string, prefix: string): IndexTerm[] {
  const terms: IndexTerm[] = [];
  for (let at = text.indexOf(`\n${prefix}`); at !== -1 && text.startsWith(prefix, at + 1); ) {
    const next = text.indexOf('\n', at + 1);
    const [term = '', postings = ''] = text.slice(at + 1, next === -1 ? text.length : next).split(' ');
    terms.push({ term, postings });
    at = next;
  }
  return terms;
}
