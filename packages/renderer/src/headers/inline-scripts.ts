import { createHash } from 'node:crypto';

/**
 * Collects the hashes of inline scripts for a content security policy. A script that many pages contain is hashed once.
 */
export class InlineScripts {
  private readonly hashes = new Map<string, string>();

  /** The hashes of the inline scripts in a document. */
  collect(html: string): string[] {
    const found: string[] = [];
    for (let start = html.indexOf('<script'); start !== -1; start = html.indexOf('<script', start + 1)) {
      const open = html.indexOf('>', start);
      const end = html.indexOf('</script', open);
      if (open === -1 || end === -1) break;
      if (isInlineCode(html.slice(start + 7, open))) found.push(this.hashOf(html.slice(open + 1, end)));
      start = end;
    }
    return found;
  }

  private hashOf(code: string): string {
    const known = this.hashes.get(code);
    if (known !== undefined) return known;
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    this.hashes.set(code, hash);
    return hash;
  }
}

const type = /(?:^|\s)type\s*=\s*["']?([^"'\s]*)/i;
const codeType = /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i;

/** Whether a script with these attributes is inline code, as opposed to data blocks such as JSON. */
function isInlineCode(attributes: string): boolean {
  return !/(?:^|\s)src\s*=/i.test(attributes) && codeType.test(type.exec(attributes)?.[1] ?? '');
}
