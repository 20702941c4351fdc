import { LinkContext } from '@docsite/renderer/template';
import { useContext } from 'react';

/** Reports the links and ids of a component to the link checker. */
export default function useBrokenLinks() {
  const sink = useContext(LinkContext);
  return {
    collectLink: (href: string | undefined): void => void (href !== undefined && sink?.link(href)),
    collectAnchor: (id: string | undefined): void => void (id !== undefined && sink?.id(id)),
  };
}
