import type { RenderPart } from '@docsite/renderer';

/** A file or a page, and the milliseconds it took. */
export type TimedItem = readonly [name: string, milliseconds: number];

/** What rendering a page consists of: the parts of the renderer, and writing its files to the site and to the cache. */
export type WorkPart = RenderPart | 'write' | 'cache';

/** How long the work of one thread took. Plain data: it crosses threads. */
export interface WorkTimes {
  /** Files that were parsed. */
  readonly files: readonly TimedItem[];
  /** Pages that were rendered, by route. */
  readonly pages: readonly TimedItem[];
  /** Milliseconds of the parts of rendering, of all pages. */
  readonly parts: Readonly<Partial<Record<WorkPart, number>>>;
}

/** Measures the work of a thread, which parses and renders one after the other. */
export class WorkClock {
  private readonly files: TimedItem[] = [];
  private readonly pages: TimedItem[] = [];
  private readonly parts: Partial<Record<WorkPart, number>> = {};
  private begun = 0;
  private lapped = 0;

  /** A file or a page is begun. */
  begin(): void {
    this.begun = performance.now();
    this.lapped = this.begun;
  }

  /** The part of the current page that went on until now. */
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
