import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { eventually } from '../eventually.js';

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

  /** The builds it has received, once there are `count`. */
  builds(count: number): Promise<string[]> {
    return eventually(`${count} builds`, () => {
      const builds = [...this.text.matchAll(/^data: (.+)$/gm)].map((match) => match[1] as string);
      return builds.length >= count ? builds : undefined;
    });
  }

  close(): void {
    this.sent.destroy();
  }
}
