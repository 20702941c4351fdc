import type { PageData } from '@docsite/renderer/template';
import type { PageResult, SectionResult } from '../search-service.js';
import { cutExcerpt } from './excerpt.js';
import { countWords, type Mark, type TextMarker } from './mark-text.js';
import { readSections, type Section } from './sections.js';

/** The maximum number of sections shown per page. */
const mostSections = 2;

interface MarkedSection extends Section {
  readonly inHeading: number;
  readonly inAll: number;
  readonly textMarks: readonly Mark[];
}

/** The result for a page of which only the title is known yet. */
export function titleResult(url: string, title: string, marker: TextMarker): PageResult {
  return { url, title: marker.parts(title), breadcrumbs: [], excerpt: [], sections: [] };
}

/** The result for a page: its title, its breadcrumbs, and the sections that match the query best. */
export function pageResult(found: PageResult, page: PageData, marker: TextMarker): PageResult {
  const sections =
    'content' in page ? readSections(page.content.html).map((section) => markSection(section, marker)) : [];
  const most = Math.max(0, ...sections.map(({ inAll }) => inAll));
  const [intro, ...rest] = sections;
  const answersFirst = intro !== undefined && most > 0 && intro.inAll === most;
  const best = rest
    .filter(({ inAll, inHeading }) => most > 0 && inAll === most && (!answersFirst || inHeading > 0))
    .sort((a, b) => b.inHeading - a.inHeading || b.textMarks.length - a.textMarks.length)
    .slice(0, mostSections);
  const text = answersFirst ? intro.text : page.description || intro?.text || '';
  return {
    ...found,
    breadcrumbs:
      'breadcrumbs' in page ? page.breadcrumbs.filter(({ href }) => href !== page.url).map(({ label }) => label) : [],
    excerpt: answersFirst || best.length === 0 ? cutExcerpt(text, marker.marks(text)) : [],
    sections: best.map((section) => sectionResult(found.url, section, marker)),
  };
}

function markSection(section: Section, marker: TextMarker): MarkedSection {
  const headingMarks = marker.marks(section.heading);
  const textMarks = marker.marks(section.text);
  return {
    ...section,
    textMarks,
    inHeading: countWords(headingMarks),
    inAll: countWords([...headingMarks, ...textMarks]),
  };
}

function sectionResult(
  url: string,
  { id, heading, text, textMarks }: MarkedSection,
  marker: TextMarker,
): SectionResult {
  return {
    url: `${url}#${encodeURIComponent(id)}`,
    title: marker.parts(heading),
    excerpt: cutExcerpt(text, textMarks),
  };
}
