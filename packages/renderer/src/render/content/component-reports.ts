import { faultsInHead, foreignInHead, type HeadFault, type ModulePageData } from '@docsite/core';
import type { HeadContents, HeadSink, HeadTag, LinkSink } from '../../template/index.js';

type AskedFrame = ModulePageData['frame'];

/**
 * Collects what components report about a page besides its HTML while it is rendered: head elements, links to check,
 * ids. Elements that cannot be in the head are dropped.
 */
export class ComponentReports {
  /** The elements of each `<Head>`. */
  readonly levels: (readonly HeadTag[])[] = [];
  readonly problems: HeadFault[] = [];
  /** Addresses reported by link components. */
  readonly links = new Set<string>();
  /** Ids that links may point to although the HTML lacks them. */
  readonly ids = new Set<string>();
  /** The name of the sidebar that is shown instead of that of the page. */
  sidebar: string | undefined;
  /** How much of the frame layouts in the content ask for. */
  frame: AskedFrame;

  /** For components that add to the head. */
  readonly headSink: HeadSink = { collect: (contents) => this.collect(contents) };
  /** For link components. */
  readonly linkSink: LinkSink = {
    link: (href) => void this.links.add(href),
    id: (id) => void this.ids.add(id),
    sidebar: (name) => {
      this.sidebar = name;
    },
    frame: (asked) => this.ask(asked),
  };

  /** Discards everything, when its source is rendered again from the start. */
  clear(): void {
    this.levels.length = 0;
    this.problems.length = 0;
    this.links.clear();
    this.ids.clear();
    this.sidebar = undefined;
    this.frame = undefined;
  }

  /** Adds what was collected from a part of the page. */
  add(part: ComponentReports): void {
    this.levels.push(...part.levels);
    this.problems.push(...part.problems);
    for (const href of part.links) this.links.add(href);
    for (const id of part.ids) this.ids.add(id);
    if (part.frame !== undefined) this.ask(part.frame);
  }

  private ask(frame: AskedFrame): void {
    // layouts inside one without a footer change nothing
    if (this.frame !== 'headed') this.frame = frame;
  }

  private collect({ tags, foreign }: HeadContents): void {
    this.problems.push(...foreign.map(foreignInHead));
    const sound = tags.filter((tag) => {
      const faults = faultsInHead(tag);
      this.problems.push(...faults);
      return faults.length === 0;
    });
    if (sound.length > 0) this.levels.push(sound);
  }
}
