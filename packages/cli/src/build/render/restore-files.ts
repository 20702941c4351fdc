import type { BuildCache } from '../../cache/build-cache.js';
import type { PageResult } from '../../cache/pages/page-result.js';
import type { OutputFolder } from '../../output/output-folder.js';

/** Where the files of a locale's pages are stored and written. */
export interface FilePlaces {
  readonly locale: string;
  readonly cache: BuildCache | undefined;
  /** Absent if only the cache receives them. */
  readonly output?: OutputFolder | undefined;
}

/** Writes the files of pages that earlier builds have rendered, and notes which files the site has in place. */
export class FileRestorer {
  constructor(private readonly places: FilePlaces) {}

  /**
   * Restores the files of a page, by linking them from the current site or by writing them; returns whether all of them
   * could be read.
   */
  restore(page: PageResult, key: string): boolean {
    const { files } = page;
    const { cache, output } = this.places;
    if (output?.place.isDropped) return true;
    const missing = files.filter(({ path }) => !this.link(path, key));
    const contents = missing.map(({ slice }) => slice && cache?.pages.read(slice));
    if (contents.includes(undefined)) {
      for (const { path } of files) output?.unlink(path);
      return false;
    }
    for (const [index, { path }] of missing.entries()) output?.write(path, contents[index] as Buffer);
    this.note(page, key);
    return true;
  }

  private link(path: string, key: string): boolean {
    const { locale, cache, output } = this.places;
    if (output === undefined) return false;
    const file = cache?.currentSite?.find(output.pathInRoot(path), { locale, key });
    return file !== undefined && output.link(path, file);
  }

  /** Notes the files of a page, which the next build may link. */
  note({ files }: PageResult, key: string): void {
    const { locale, cache, output } = this.places;
    if (output === undefined) return;
    cache?.currentSite?.add(
      { locale, key },
      files.map(({ path }) => output.pathInRoot(path)),
    );
  }
}
