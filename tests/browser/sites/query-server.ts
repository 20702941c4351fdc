import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveLocally } from '../../local-server.js';

/** A record in the format of Algolia's crawler for documentation. */
export interface IndexRecord {
  readonly url: string;
  readonly type: string;
  readonly hierarchy: Readonly<Record<string, string | null>>;
  readonly content: string | null;
  readonly language: string;
  readonly docusaurus_tag: string;
}

/** A query of the Search API as received by the server. */
export interface Query {
  readonly indexName: string;
  readonly query: string;
  readonly hitsPerPage?: number;
  readonly facetFilters?: readonly (string | readonly string[])[];
}

/** `hanging`: never responds. */
type Mood = 'well' | 'hanging' | keyof typeof badAnswers;

const badAnswers = {
  error: [500, '{"message":"Internal error","status":500}'],
  forbidden: [403, '{"message":"Invalid Application-ID or API key","status":403}'],
  'rate-limited': [429, '{"message":"Too many requests","status":429}'],
  'not JSON': [200, '<h1>Sign in to this network</h1>'],
  'no results': [200, '{}'],
} as const;

/** A server with the part of Algolia's Search API that searching needs, over its own records. */
export class QueryServer {
  mood: Mood = 'well';
  readonly queries: Query[] = [];
  /** The keys sent with queries. */
  readonly keys: (string | null)[][] = [];

  constructor(
    /** Name of the only index. */
    public indexName: string,
    private readonly records: readonly IndexRecord[],
  ) {}

  /** Listens until the tests of the file end. Returns the origin. */
  async listen(): Promise<string> {
    return (await serveLocally((request, response) => this.answer(request, response))).origin;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const body = Buffer.concat(await request.toArray()).toString();
    if (request.method === 'OPTIONS') return void response.end();
    if (this.mood === 'hanging') return;
    if (this.mood !== 'well') {
      const [status, text] = badAnswers[this.mood];
      return void response.writeHead(status).end(text);
    }
    if (request.method !== 'POST' || pathname !== '/1/indexes/*/queries')
      return void response.writeHead(404).end('{"message":"Path not found"}');
    this.keys.push(
      ['x-algolia-application-id', 'x-algolia-api-key'].map(
        (name) => searchParams.get(name) ?? String(request.headers[name]),
      ),
    );
    const { requests } = JSON.parse(body) as { requests: Query[] };
    this.queries.push(...requests);
    const unknown = requests.find(({ indexName }) => indexName !== this.indexName);
    if (unknown !== undefined)
      return void response.writeHead(404).end(`{"message":"Index ${unknown.indexName} does not exist","status":404}`);
    response
      .setHeader('Content-Type', 'application/json')
      .end(JSON.stringify({ results: requests.map((query) => this.search(query)) }));
  }

  private search({ query, facetFilters = [], hitsPerPage = 20 }: Query): object {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const passes = (record: IndexRecord, filter: string | readonly string[]): boolean =>
      [filter].flat().some((one) => facetsOf(record).includes(one));
    const hits = this.records.filter((record) => {
      const text = [...Object.values(record.hierarchy), record.content].join(' ').toLowerCase();
      return words.every((word) => text.includes(word)) && facetFilters.every((filter) => passes(record, filter));
    });
    const marked = (value: string | null) => ({
      value: mark(value ?? '', words),
      matchLevel: 'full',
      matchedWords: words,
    });
    return {
      nbHits: hits.length,
      query,
      hits: hits.slice(0, hitsPerPage).map(({ url, type, hierarchy, content }) => ({
        objectID: `${url} ${type}`,
        url,
        type,
        hierarchy,
        content,
        _highlightResult: {
          hierarchy: Object.fromEntries(Object.entries(hierarchy).map(([level, text]) => [level, marked(text)])),
        },
        _snippetResult: { ...(content !== null && { content: marked(content) }) },
      })),
    };
  }
}

function facetsOf({ language, docusaurus_tag: tag }: IndexRecord): string[] {
  return [`language:${language}`, `docusaurus_tag:${tag}`];
}

function mark(text: string, words: readonly string[]): string {
  return words.length === 0 ? text : text.replace(new RegExp(words.join('|'), 'gi'), '<mark>$&</mark>');
}
