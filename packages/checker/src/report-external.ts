import { type Finding, finding } from '@docsite/core';
import type { ExternalLink } from './links/external-links.js';

/** A server's answer about an address; `unverifiable` if it cannot be checked from here, or not now. */
export interface ExternalAnswer {
  readonly verdict: 'ok' | 'broken' | 'unverifiable';
  /** Why the answer is not ok. */
  readonly reason?: string;
  /** Whether the network of this machine is the reason. */
  readonly isLocal?: boolean;
  /** The new address, if the page has moved permanently. */
  readonly movedTo?: string;
  /** Whether the page contains the target of each fragment, as far as that can be determined. */
  readonly fragments?: Readonly<Record<string, boolean>>;
}

/** Reports links to other sites by the answers about their addresses, which have no fragments. */
export function reportExternal(
  links: readonly ExternalLink[],
  answers: ReadonlyMap<string, ExternalAnswer>,
): Finding[] {
  return links.flatMap((link) => {
    const { address, fragment } = splitFragment(link.url);
    const answer = answers.get(address);
    return answer === undefined ? [] : findingsOf(link, answer, fragment);
  });
}

/** Splits an absolute URL into address and fragment, without `#`; the fragment is empty if there is none. */
export function splitFragment(url: string): { readonly address: string; readonly fragment: string } {
  const at = url.indexOf('#');
  return at < 0 ? { address: url, fragment: '' } : { address: url.slice(0, at), fragment: url.slice(at + 1) };
}

function findingsOf({ url, place }: ExternalLink, answer: ExternalAnswer, fragment: string): Finding[] {
  const { verdict, reason, movedTo, fragments = {} } = answer;
  const report = (rule: string, message: string, hint?: string) => ({
    ...finding(rule, place, message, hint),
    cause: url,
  });
  if (verdict === 'broken') return [report('broken-external-link', `broken link '${url}': ${reason}`)];
  if (verdict === 'unverifiable')
    return [
      report(
        'unverifiable-link',
        `'${url}' cannot be checked: ${reason}`,
        'check it yourself, or add it to `externalLinks.ignore`',
      ),
    ];
  const isMissing = Object.hasOwn(fragments, fragment) && fragments[fragment] === false;
  const target = movedTo === undefined || fragment === '' || movedTo.includes('#') ? movedTo : `${movedTo}#${fragment}`;
  return [
    ...(isMissing
      ? [report('broken-external-anchor', `broken anchor '${url}': the page has no id '${fragment}'`)]
      : []),
    ...(target === undefined
      ? []
      : [report('moved-external-link', `'${url}' has moved to '${target}'`, `write '${target}'`)]),
  ];
}
