import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeSource, type KnownSources, type SourceFile } from '@docsite/core';
import type { SourceCache } from '../../cache/documents/source-cache.js';
import { runInSteps } from '../run-in-steps.js';

/**
 * Sources identified by the states of their files when a server starts: none of them has to be read for the first page.
 * Their texts are read soon afterwards, so that a page can still be shown whatever happens to its file.
 */
export class UnreadSources implements KnownSources {
  private unread: SourceFile[] = [];

  constructor(
    private readonly siteDir: string,
    private readonly cache: SourceCache,
  ) {}

  find(path: string): SourceFile | undefined {
    const found = this.cache.find(path);
    if (found === undefined) return undefined;
    const source = withLatestText(found, this.siteDir);
    this.unread.push(source);
    return source;
  }

  add(source: SourceFile): void {
    this.cache.add(source);
  }

  /**
   * Reads the texts that have not been requested yet, yielding to other tasks.
   *
   * @param isWanted Called in between; remaining texts are read another time.
   */
  async read(isWanted: () => boolean): Promise<void> {
    await runInSteps(this.readEach(), isWanted);
  }

  private *readEach(): Generator<void, void> {
    for (let source = this.unread.pop(); source !== undefined; source = this.unread.pop()) {
      void source.text;
      yield;
    }
  }
}

/**
 * A source whose text is read on access: if the file was changed before, it has the new text, because an update of the
 * site is already under way.
 */
function withLatestText(found: SourceFile, siteDir: string): SourceFile {
  const { path, hash } = found;
  let text: string | undefined;
  return {
    path,
    hash,
    get text() {
      text ??= readText(found, join(siteDir, path));
      return text;
    },
  };
}

function readText(found: SourceFile, place: string): string {
  try {
    return found.text;
  } catch {
    return existsSync(place) ? decodeSource(found.path, readFileSync(place)).text : '';
  }
}
