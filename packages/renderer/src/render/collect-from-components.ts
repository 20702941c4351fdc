import { checkHeadTag, headTagNames } from '@docsite/core';
import type { HeadContents, HeadSink, HeadTag, LinkSink } from '../template/index.js';

/** What components give of a page beside its HTML, while it is drawn: elements of its head, links to check, ids. */
export interface FromComponents {
  /** To be given to components that add to the head. */
  readonly headSink: HeadSink;
  /** The elements of each `<Head>`. */
  readonly levels: readonly (readonly HeadTag[])[];
  readonly problems: readonly HeadProblem[];
  /** To be given to link components. */
  readonly linkSink: LinkSink;
  /** Addresses of link components. */
  readonly links: ReadonlySet<string>;
  /** Ids that links may lead to, though the HTML lacks them. */
  readonly ids: ReadonlySet<string>;
  /** Forgets all, where what it was collected from is drawn again from the start. */
  readonly clear: () => void;
  /** Takes what another has collected from a part of the page. */
  readonly add: (part: FromComponents) => void;
}

/** What is wrong with a `<Head>`. */
export interface HeadProblem {
  readonly message: string;
  readonly hint: string;
}

/** Collects what components give while a page is drawn; what cannot stand in the head is left out. */
export function collectFromComponents(): FromComponents {
  const levels: (readonly HeadTag[])[] = [];
  const problems: HeadProblem[] = [];
  const links = new Set<string>();
  const ids = new Set<string>();
  const linkSink: LinkSink = { link: (href) => void links.add(href), id: (id) => void ids.add(id) };
  return { headSink: { collect }, levels, problems, linkSink, links, ids, clear, add };

  function clear(): void {
    levels.length = 0;
    problems.length = 0;
    links.clear();
    ids.clear();
  }

  function add(part: FromComponents): void {
    levels.push(...part.levels);
    problems.push(...part.problems);
    for (const href of part.links) links.add(href);
    for (const id of part.ids) ids.add(id);
  }

  function collect({ tags, foreign }: HeadContents): void {
    const hint = `it takes ${headTagNames.map((name) => `<${name}>`).join(', ')}; everything else must be outside it`;
    problems.push(...foreign.map((what) => ({ message: `<Head> cannot hold ${what}`, hint })));
    const sound = tags.filter((tag) => {
      const found = checkHeadTag(tag);
      problems.push(...found.map((item) => ({ message: `<${tag.tag}> in <Head>: ${item.message}`, hint: item.hint })));
      return found.length === 0;
    });
    if (sound.length > 0) levels.push(sound);
  }
}
