import type { PageJob } from '@docsite/renderer';

/** The number of pages left to render for each document. */
export class PagesLeft {
  private readonly counts = new Map<string, number>();

  constructor(jobs: readonly PageJob[]) {
    for (const source of sourcesOf(jobs)) this.counts.set(source, (this.counts.get(source) ?? 0) + 1);
  }

  /** Subtracts rendered pages. Returns the documents with no pages left. */
  subtract(jobs: readonly PageJob[]): string[] {
    return sourcesOf(jobs).filter((source) => {
      const count = (this.counts.get(source) ?? 0) - 1;
      this.counts.set(source, count);
      return count === 0;
    });
  }
}

function sourcesOf(jobs: readonly PageJob[]): string[] {
  return jobs.flatMap(({ page }) => ('source' in page ? [page.source] : []));
}
