import type { PageJob } from '@docsite/renderer';

/** How many pages are left to render of each document. */
export class PagesLeft {
  private readonly counts = new Map<string, number>();

  constructor(jobs: readonly PageJob[]) {
    for (const source of sourcesOf(jobs)) this.counts.set(source, (this.counts.get(source) ?? 0) + 1);
  }

  /** Takes off pages that were rendered. Gives the documents of which none is left. */
  without(jobs: readonly PageJob[]): string[] {
    return sourcesOf(jobs).filter((source) => {
      const count = (this.counts.get(source) as number) - 1;
      this.counts.set(source, count);
      return count === 0;
    });
  }
}

function sourcesOf(jobs: readonly PageJob[]): string[] {
  return jobs.flatMap(({ page }) => ('source' in page ? [page.source] : []));
}
