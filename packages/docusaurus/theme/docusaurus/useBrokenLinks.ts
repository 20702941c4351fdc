import { LinkContext } from '@docsite/renderer/template';
import { useContext } from 'react';

/** Has links and ids of a component known to the check of links. The ids are read from the page itself. */
export default function useBrokenLinks() {
  const collectLink = useContext(LinkContext) ?? nothing;
  return { collectLink: (href: string | undefined) => href !== undefined && collectLink(href), collectAnchor: nothing };
}

function nothing(): void {}
