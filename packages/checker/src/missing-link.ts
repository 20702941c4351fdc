import { posix } from 'node:path';
import { type Finding, finding, type LinkTarget } from '@docsite/core';
import { characterHint } from './links/character-hint.js';
import { shownHref } from './links/shown-href.js';
import type { ResolvedLink } from './links/site-link.js';
import { differsInForm } from './links/unicode-form.js';
import type { RuleInput } from './rule.js';

/** The rules about broken links: each broken link is reported by exactly one of them. */
export type MissingLinkRule =
  | 'broken-link'
  | 'broken-markdown-link'
  | 'missing-image'
  | 'missing-asset'
  | 'redirect-loop'
  | 'wrong-case-path';

/** A broken link. */
export type MissingLink = ResolvedLink & { readonly target: MissingTarget };
type MissingTarget = Extract<LinkTarget, { type: 'missing' }>;

/**
 * The findings of one of these rules; `describe` returns the message for a link, to which a note on its writer is
 * added.
 */
export function findMissing(
  rule: MissingLinkRule,
  input: RuleInput,
  describe: (link: MissingLink) => string,
): Finding[] {
  return input.links
    .filter(
      (link): link is MissingLink => link.target.type === 'missing' && brokenRule(link.kind, link.target) === rule,
    )
    .map((link) => atRedirect(link, input))
    .map((link) => shortcodeIn(link, rule) ?? findingOf(link, { rule, input, describe }));
}

interface MissingContext {
  readonly rule: MissingLinkRule;
  readonly input: RuleInput;
  readonly describe: (link: MissingLink) => string;
}

function findingOf(link: MissingLink, { rule, input, describe }: MissingContext): Finding {
  const hint =
    characterHint(link.href) ??
    addressHint(link) ??
    unpublishedHint(link, input) ??
    formHint(link) ??
    hintOf(link.target) ??
    partialHint(link) ??
    outsideHint(link);
  return {
    ...finding(rule, link.place, shownHref(describe(link)) + writerNote(link), hint),
    cause: link.target.sought,
    ...((isLesser(rule, link) || lacksOnlySlash(rule, link, input)) && { atMost: 'missing-asset' }),
  };
}

/** The finding about an address with a shortcode or variable of Hugo, Jekyll or MkDocs: one for all its uses. */
function shortcodeIn({ href, place }: MissingLink, rule: MissingLinkRule): Finding | undefined {
  const [, opening, name] = /(\{\{[<%]?|\{%-?)\s*([A-Za-z][\w./-]*)/.exec(decodedBraces(href)) ?? [];
  if (opening === undefined || name === undefined) return undefined;
  const written = `${opening} ${name}`;
  const message = `'${written}' in the address of a link is left as it is, because docsite has no shortcodes`;
  return { ...finding(rule, place, message, 'write the address that it stands for'), cause: written };
}

function decodedBraces(href: string): string {
  return href.replace(/%7B/gi, '{').replace(/%25/g, '%').replace(/%20/g, ' ').replace(/%3C/gi, '<');
}

/** The redirect because of which a link has no target, in place of the link, which is not wrong itself. */
function atRedirect(link: MissingLink, { site }: RuleInput): MissingLink {
  const from = link.target.brokenRedirect;
  const redirect = from === undefined ? undefined : site.redirects.find((other) => other.from === from);
  if (redirect === undefined) return link;
  const { to, targetPlace } = redirect;
  return { href: to, kind: 'link', place: targetPlace, writer: 'redirect', routes: [], target: link.target };
}

/** Whether a finding is less severe: images outside Markdown are files of code, and an `<a>` may lead elsewhere. */
function isLesser(rule: MissingLinkRule, { writer, isElement }: ResolvedLink): boolean {
  if (rule === 'broken-link') return isElement === true;
  return rule === 'missing-image' && ((writer !== 'document' && writer !== 'config') || isElement === true);
}

/** Whether a relative link would lead to a page from the root of the site, where such links count as lesser. */
function lacksOnlySlash(rule: MissingLinkRule, { href }: ResolvedLink, { site }: RuleInput): boolean {
  if (rule !== 'broken-link' || site.config.rootlessLinks === 'broken' || href.startsWith('/')) return false;
  const route = posix.join('/', href.replace(/\/?(?:[?#].*)?$/, ''));
  return site.pages.some((page) => page.route === route);
}

/** ` (written by a template)`, for a link whose place does not show its writer. */
export function writerNote({ writer, place }: ResolvedLink): string {
  if (writer === 'component' && place.line === 1 && place.column === 1) return ' (written by a component)';
  return writer === 'template' ? ' (written by a template)' : '';
}

function brokenRule(kind: ResolvedLink['kind'], { reason }: MissingTarget): MissingLinkRule {
  if (reason === 'wrong-case') return 'wrong-case-path';
  if (reason === 'redirect-loop') return reason;
  if (kind === 'image') return 'missing-image';
  if (kind === 'asset' || reason === 'no-asset') return 'missing-asset';
  return reason === 'no-source' ? 'broken-markdown-link' : 'broken-link';
}

/** A hint for addresses of other sites and of people, which are paths of this site without a scheme. */
function addressHint({ kind, href }: MissingLink): string | undefined {
  if (kind === 'image' || kind === 'asset') return markHint(href);
  if (/^www\.[^/]+\./.test(href)) return `to link to another site, write 'https://${href}'`;
  const [, scheme, rest] = /^(https?)(\/\/[^/].*)$/.exec(href) ?? [];
  if (scheme !== undefined) return `to link to another site, write '${scheme}:${rest}'`;
  return /^[^\s/@]+@[^\s/@]+\.\w+$/.test(href) ? `to link to an e-mail address, write 'mailto:${href}'` : undefined;
}

/** A hint for names of files in which a `#` or `?` ends the path. */
function markHint(href: string): string | undefined {
  const [, mark] = /^[^?#]*([?#]).*\.\w+$/.exec(href) ?? [];
  return mark && `if '${mark}' is part of the name of the file, write '${href.replace(/[?#]/g, encodeURIComponent)}'`;
}

/** A hint for files in a folder that other builders publish. */
function unpublishedHint({ kind, target: { sought, reason } }: MissingLink, input: RuleInput): string | undefined {
  // a target with an extension is a file, because addresses of pages have none
  const isFile = kind === 'image' || kind === 'asset' || reason === 'no-asset' || /\.\w+$/.test(sought);
  if (reason === 'wrong-case' || reason === 'redirect-loop') return undefined;
  const path = isFile ? input.findUnpublished?.(sought) : undefined;
  if (path === undefined) return undefined;
  const folder = path.slice(0, -sought.length);
  return `'${path}' exists: add '${folder}' to 'staticDirectories' to have its files copied`;
}

/** A hint for relative paths that lead above the home page, where another site on the same host may be. */
function outsideHint({ kind, href, place, routes: [route] }: MissingLink): string | undefined {
  if (kind !== 'link' || route === undefined) return undefined;
  const isIndex = /(?:^|\/)(?:index|readme)\.mdx?$/i.test(place.file);
  const folder = isIndex ? route : posix.dirname(route);
  const isOutside = posix.join('.', folder, href).startsWith('..');
  return isOutside ? 'the path leads out of the site: to link to another one, write the whole address' : undefined;
}

/** A hint for paths that differ from those of files in a way that nobody sees. */
function formHint({ href, target }: MissingLink): string | undefined {
  if (target.reason !== 'wrong-case' || !differsInForm(href, target.candidates[0] ?? '')) return undefined;
  return 'copy the name of the file, or rename the file: letters such as `ü` can be one character or two';
}

/** A hint for files that make no page because of their names. */
function partialHint({ target: { reason, sought } }: MissingLink): string | undefined {
  if (reason !== 'no-source' || !/(?:^|\/)_/.test(sought)) return undefined;
  return 'files and folders whose names begin with `_` make no pages: rename it, or import it as a partial';
}

function hintOf({ reason, candidates }: MissingTarget): string | undefined {
  if (reason === 'redirect-loop') return 'make one of the redirects lead to a page, a file or another site';
  if (candidates.length === 0) return undefined;
  const quoted = candidates.slice(0, 3).map((candidate) => `'${candidate}'`);
  if (reason === 'wrong-case') return `write ${quoted[0]}`;
  return `did you mean ${new Intl.ListFormat('en', { type: 'disjunction' }).format(quoted)}?`;
}
