import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { ShownFindings } from '@docsite/renderer/template';
import { eventually } from '../eventually.js';

/** What a server reports about a page. */
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

  /** Waits for `count` events of one name, and returns them. */
  events<T>(name: string, count: number): Promise<T[]> {
    return eventually(`${count} events '${name}'`, () => {
      const found = [...this.text.matchAll(new RegExp(`^event: ${name}\\ndata: (.+)$`, 'gm'))];
      return found.length >= count ? found.map((match) => JSON.parse(match[1] as string) as T) : undefined;
    });
  }

  /** Waits for `count` reports about the page. */
  pages(count: number): Promise<PageReport[]> {
    return this.events('page', count);
  }

  /** Waits for `count` reports of findings. */
  findings(count: number): Promise<ShownFindings[]> {
    return this.events('findings', count);
  }

  close(): void {
    this.sent.destroy();
  }
}
