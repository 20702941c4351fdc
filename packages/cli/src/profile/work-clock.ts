import type { RenderPart } from '@docsite/renderer';

/** A file or a page, and its time in milliseconds. */
export type TimedItem = readonly [name: string, milliseconds: number];

/** The steps of rendering a page: those of the renderer, and writing its files to the site and the cache. */
export type WorkPart = RenderPart | 'write' | 'cache';

/** The times of one thread's work. Plain data, which is sent between threads. */
export interface WorkTimes {
  /** Files that were parsed. */
  readonly files: readonly TimedItem[];
  /** Pages that were rendered, by route. */
  readonly pages: readonly TimedItem[];
  /** Milliseconds spent on each step of rendering, for all pages. */
  readonly parts: Readonly<Partial<Record<WorkPart, number>>>;
}

/** Measures the work of a thread, which processes one item after the other. */
export class WorkClock {
  private readonly files: TimedItem[] = [];
  private readonly pages: TimedItem[] = [];
  private readonly parts: Partial<Record<WorkPart, number>> = {};
  private begun = 0;
  private lapped = 0;

  /** A file or a page begins. */
  begin(): void {
    this.begun = performance.now();
    this.lapped = this.begun;
  }

  /** The step of the current page that ends now. */
  readonly lap = (part: WorkPart): void => {
    const now = performance.now();
    this.parts[part] = (this.parts[part] ?? 0) + now - this.lapped;
    this.lapped = now;
  };

  parsed(path: string): void {
    this.files.push([path, performance.now() - this.begun]);
  }

  rendered(route: string): void {
    this.pages.push([route, performance.now() - this.begun]);
  }

  read(): WorkTimes {
    return { files: this.files, pages: this.pages, parts: this.parts };
  }
}
