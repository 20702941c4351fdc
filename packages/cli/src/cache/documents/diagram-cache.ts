import { contentHash, ownValue } from '@docsite/core';
import type { CheckedDiagram, KnownDiagrams } from '../../diagrams/check-sources.js';
import type { CacheFolder } from '../folder/cache-folder.js';

const file = 'diagrams';

/**
 * Mermaid's results for diagrams, by a hash of its version and the source, because loading Mermaid takes longer than
 * most edits.
 */
export class DiagramCache implements KnownDiagrams {
  private readonly stored: Readonly<Record<string, CheckedDiagram>>;
  private readonly used = new Map<string, CheckedDiagram>();

  constructor(private readonly folder: CacheFolder) {
    this.stored = folder.readJson<typeof this.stored>(file) ?? {};
  }

  find(version: string, source: string): CheckedDiagram | undefined {
    const key = keyOf(version, source);
    const found = ownValue(this.stored, key);
    if (found !== undefined) this.used.set(key, found);
    return found;
  }

  add(version: string, source: string, checked: CheckedDiagram): void {
    this.used.set(keyOf(version, source), checked);
  }

  /** Removes entries that this build has not used. */
  save(): void {
    const isSame = this.used.size === Object.keys(this.stored).length;
    if (isSame && [...this.used.keys()].every((key) => Object.hasOwn(this.stored, key))) return;
    this.folder.write(file, JSON.stringify(Object.fromEntries(this.used)));
  }
}

function keyOf(version: string, source: string): string {
  return contentHash(`${version}\n${source}`);
}
