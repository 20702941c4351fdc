import { type ExternalAnswer, type ExternalLink, reportExternal, splitFragment } from '@docsite/checker';
import { escapePattern, type Finding, type SiteConfig } from '@docsite/core';
import { version } from '../own-package/version.js';
import { documentation } from '../report/formats/rule-page.js';
import { countOf } from '../report/outcome/quantities.js';
import { askAddress, type ExternalClient } from './ask-address.js';
import { createHostTurns } from './host-turns.js';
import { type RememberedAnswer, readAnswers, writeAnswers } from './remembered-answers.js';

/** The settings for checking links to other sites, and where to store answers. */
export interface ExternalContext {
  readonly config: Pick<SiteConfig, 'externalLinks'>;
  /** File that stores answers between checks. */
  readonly file: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The result of checking links to other sites, and a line about it for people. */
export interface ExternalCheck {
  readonly findings: readonly Finding[];
  readonly note: string;
}

/** The maximum number of simultaneous requests, to all hosts. */
const mostRequests = 40;
const longestWait = 30_000;
/** Host names reserved for documentation, and those that refer to the local machine. */
const placeholders = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** Checks links to other sites: requests each address once, unless an earlier answer is still valid. */
export async function checkExternalLinks(
  links: readonly ExternalLink[],
  { config: { externalLinks }, file, now }: ExternalContext,
): Promise<ExternalCheck> {
  const isIgnored = ignoring(externalLinks.ignore);
  const examined = links.filter(({ url }) => !isIgnored(url));
  const fragments = fragmentsByAddress(examined);
  const remembered = readAnswers(file, now);
  const client: ExternalClient = {
    turns: createHostTurns({
      perHost: externalLinks.connections,
      delay: externalLinks.delay * 1000,
      total: mostRequests,
    }),
    unreachable: new Map(),
    userAgent: `docsite/${version} (+${documentation}/external-links)`,
    timeout: externalLinks.timeout * 1000,
    longestWait,
  };
  let asked = 0;
  const answers = await Promise.all(
    [...fragments].map(async ([address, wanted]): Promise<[string, RememberedAnswer]> => {
      const known = remembered.get(address);
      if (known !== undefined && wanted.every((fragment) => known.asked.includes(fragment))) return [address, known];
      asked++;
      return [address, { answer: await askAddress(address, wanted, client), time: now, asked: wanted }];
    }),
  );
  // failures of this machine's own network are not kept: they may be over in a minute
  const kept = answers.filter(([, { answer }]) => answer.isLocal !== true);
  writeAnswers(file, new Map([...remembered, ...kept]));
  const verdicts = new Map(answers.map(([address, { answer }]) => [address, answer]));
  return { findings: reportExternal(examined, verdicts), note: summary([...verdicts.values()], asked) };
}

/** The fragments in links, by address. */
function fragmentsByAddress(links: readonly ExternalLink[]): ReadonlyMap<string, readonly string[]> {
  const byAddress = new Map<string, string[]>();
  for (const { url } of links) {
    const { address, fragment } = splitFragment(url);
    const known = byAddress.get(address) ?? [];
    byAddress.set(address, fragment === '' || known.includes(fragment) ? known : [...known, fragment]);
  }
  return byAddress;
}

/** Returns a predicate for addresses that are excluded by the configuration or because of their host. */
function ignoring(patterns: readonly string[]): (url: string) => boolean {
  const sources = patterns.map((pattern) => pattern.split('*').map(escapePattern).join('.*'));
  const ignored = sources.map((source) => new RegExp(`^${source}$`, 'i'));
  return (url) =>
    ignored.some((pattern) => pattern.test(url)) || (URL.canParse(url) && placeholders.test(new URL(url).hostname));
}

function summary(answers: readonly ExternalAnswer[], asked: number): string {
  const count = (verdict: ExternalAnswer['verdict']) => answers.filter((item) => item.verdict === verdict).length;
  const addresses = countOf(answers.length, 'address of another site', 'addresses of other sites');
  const local = answers.filter(({ isLocal }) => isLocal === true);
  const why = local[0] === undefined ? '' : ` (${local.length} because ${local[0].reason})`;
  const verdicts = `${count('ok')} ok, ${count('broken')} broken, ${count('unverifiable')} unverifiable${why}`;
  return `Checked ${addresses}: ${verdicts}; ${asked} asked now`;
}
