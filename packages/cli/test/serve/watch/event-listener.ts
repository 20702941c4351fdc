import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { ShownFindings } from '../../../src/serve/watch/shown-findings.js';
import { eventually } from '../eventually.js';

/** What a server reports of a page. */
export interface PageReport {
  readonly state: string;
  readonly kind: string;
  readonly version?: string;
  readonly to?: string;
}

/** Listens to the events of a server as an open page does. */
export class EventListener {
  private readonly sent: ClientRequest;
  private text = '';

  constructor(address: string, headers: Readonly<Record<string, string>> = {}) {
    this.sent = request(address, { headers, agent: false }, (response: IncomingMessage) => {
      response.on('error', () => {});
      response.on('data', (chunk: Buffer) => {
        this.text += String(chunk);
      });
    });
    this.sent.on('error', () => {});
    this.sent.end();
  }

  /** The events of one name that it has received, once there are `count`. */
  events<T>(name: string, count: number): Promise<T[]> {
    return eventually(`${count} events '${name}'`, () => {
      const found = [...this.text.matchAll(new RegExp(`^event: ${name}\\ndata: (.+)$`, 'gm'))];
      return found.length >= count ? found.map((match) => JSON.parse(match[1] as string) as T) : undefined;
    });
  }

  /** What it was told of the page, once that was `count` times. */
  pages(count: number): Promise<PageReport[]> {
    return this.events('page', count);
  }

  /** The findings it was told of, once that was `count` times. */
  findings(count: number): Promise<ShownFindings[]> {
    return this.events('findings', count);
  }

  close(): void {
    this.sent.destroy();
  }
}
