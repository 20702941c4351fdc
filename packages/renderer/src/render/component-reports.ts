import { faultsInHead, foreignInHead, type HeadFault, type ModulePageData } from '@docsite/core';
import type { HeadContents, HeadSink, HeadTag, LinkSink } from '../template/index.js';

/** What components report about a page besides its HTML while it is rendered: head elements, links to check, ids. */
export interface ComponentReports {
  /** For components that add to the head. */
  readonly headSink: HeadSink;
  /** The elements of each `<Head>`. */
  readonly levels: readonly (readonly HeadTag[])[];
  readonly problems: readonly HeadFault[];
  /** For link components. */
  readonly linkSink: LinkSink;
  /** Addresses reported by link components. */
  readonly links: ReadonlySet<string>;
  /** Ids that links may point to although the HTML lacks them. */
  readonly ids: ReadonlySet<string>;
  /** The name of the sidebar that is shown instead of that of the page. */
  readonly sidebar: () => string | undefined;
  /** How much of the frame layouts in the content ask for. */
  readonly frame: () => ModulePageData['frame'];
  /** Discards everything, when its source is rendered again from the start. */
  readonly clear: () => void;
  /** Adds what was collected from a part of the page. */
  readonly add: (part: ComponentReports) => void;
}

/** Collects what components report while a page is rendered; elements that cannot be in the head are dropped. */
export function collectReports(): ComponentReports {
  const levels: (readonly HeadTag[])[] = [];
  const problems: HeadFault[] = [];
  const links = new Set<string>();
  const ids = new Set<string>();
  let sidebar: string | undefined;
  let frame: ModulePageData['frame'];
  const linkSink: LinkSink = {
    link: (href) => void links.add(href),
    id: (id) => void ids.add(id),
    sidebar: (name) => {
      sidebar = name;
    },
    frame: (asked) => {
      // a layout without a footer may contain what only may be a layout
      frame = frame === 'headed' ? frame : asked;
    },
  };
  const choices = { sidebar: () => sidebar, frame: () => frame };
  return { headSink: { collect }, levels, problems, linkSink, links, ids, ...choices, clear, add };

  function clear(): void {
    levels.length = 0;
    problems.length = 0;
    links.clear();
    ids.clear();
    sidebar = undefined;
    frame = undefined;
  }

  function add(part: ComponentReports): void {
    levels.push(...part.levels);
    problems.push(...part.problems);
    for (const href of part.links) links.add(href);
    for (const id of part.ids) ids.add(id);
    const asked = part.frame();
    if (asked !== undefined) linkSink.frame(asked);
  }

  function collect({ tags, foreign }: HeadContents): void {
    problems.push(...foreign.map(foreignInHead));
    const sound = tags.filter((tag) => {
      const faults = faultsInHead(tag);
      problems.push(...faults);
      return faults.length === 0;
    });
    if (sound.length > 0) levels.push(sound);
  }
}
