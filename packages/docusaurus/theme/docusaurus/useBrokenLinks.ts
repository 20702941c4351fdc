import { LinkContext } from '@docsite/renderer/template';
import { useContext } from 'react';

/** Has links and ids of a component known to the check of links. */
export default function useBrokenLinks() {
  const sink = useContext(LinkContext);
  return {
    collectLink: (href: string | undefined): void => void (href !== undefined && sink?.link(href)),
    collectAnchor: (id: string | undefined): void => void (id !== undefined && sink?.id(id)),
  };
}
