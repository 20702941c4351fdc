import { HeadContext } from '@docsite/renderer/template';
import { type ReactNode, useContext, useEffect } from 'react';
import { readHead } from './read-head.js';

/** The elements to add, as children. */
export interface HeadProps {
  /** `<title>`, `<meta>`, `<link>`, `<script>`, `<style>` and `<noscript>`. */
  readonly children?: ReactNode;
}

/** Adds elements to the head of the document while it is mounted, and renders nothing itself. */
export function Head({ children }: HeadProps) {
  const { collect, show } = useContext(HeadContext);
  const contents = readHead(children);
  collect?.(contents);
  const text = JSON.stringify(contents);
  useEffect(() => show?.(JSON.parse(text)), [show, text]);
  return null;
}
