import { type IncomingHttpHeaders, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The decompressed body as text. */
  readonly body: string;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Requests a path exactly as written: `fetch` would normalize it, and does not let a test set `Host`. */
export function ask(origin: string, path: string, { method = 'GET', headers = {} }: Question = {}): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ host: hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const body = response.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: String(body) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
