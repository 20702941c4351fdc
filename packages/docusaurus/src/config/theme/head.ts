import { decodeFragment, keyPath } from '@docsite/core';
import type { Keys } from '../../keys.js';
import type { Takeover } from '../../takeover.js';
import { belongsInHead, type HeadTag } from './head-tag.js';

type Attributes = NonNullable<HeadTag['attrs']>;

/** Head elements in a configuration: tags, scripts, style sheets, and the theme's metadata. */
export function headOf(config: Keys, themeConfig: Keys, takeover: Takeover): HeadTag[] {
  return [
    ...config.each('headTags').flatMap((tag) => (isInHead(tag, takeover) ? [tagOf(tag)] : [])),
    ...config
      .list('stylesheets')
      .map((sheet) => ({ tag: 'link', attrs: { rel: 'stylesheet', ...addressed(sheet, 'href') } })),
    ...config.list('scripts').map((script) => scriptOf(addressed(script, 'src'))),
    ...themeConfig.list('metadata').map((attrs) => ({ tag: 'meta', attrs: attributesOf(attrs) })),
    ...(config.flag('noIndex') === true
      ? [{ tag: 'meta', attrs: { name: 'robots', content: 'noindex, nofollow' } }]
      : []),
  ] as HeadTag[];
}

/**
 * Whether an element is allowed in heads, and has an effect. Docusaurus writes others, too, which browsers move to the
 * body, and those whose contents come from packages that are not installed would be empty.
 */
function isInHead(tag: Keys, takeover: Takeover): boolean {
  const name = tag.text('tagName') ?? '';
  const hasFile = ['meta', 'link'].includes(name) || 'src' in attributesOf(tag.any('attributes'));
  const isEmpty = belongsInHead(name) && !hasFile && tag.text('innerHTML') === undefined;
  if (belongsInHead(name) && !isEmpty) return true;
  tag.skip(...tag.names());
  const reason = isEmpty ? 'which is empty' : 'which browsers do not keep in heads';
  takeover.leaves(`<${name}> in ${keyPath(tag.path)}, ${reason}`);
  return false;
}

function tagOf(tag: Keys): object {
  tag.skip('customElement');
  const name = tag.text('tagName') ?? '';
  const [attrs, content] = [attributesOf(tag.any('attributes')), tag.text('innerHTML')];
  return name === 'script' && content === undefined ? scriptOf(attrs) : { tag: name, attrs, content };
}

const codeInAddress = /^data:(?:text|application)\/(?:java|ecma)script(?:;charset=[\w-]+)?(;base64)?,/i;

/** A script. One whose address contains its code becomes inline, because the security policy allows only this. */
function scriptOf({ src, ...attrs }: Attributes): object {
  const [start, encoding] = codeInAddress.exec(String(src)) ?? [];
  if (start === undefined) return { tag: 'script', attrs: { ...attrs, ...(src !== undefined && { src }) } };
  const data = String(src).slice(start.length);
  const content = encoding === undefined ? decodeFragment(data) : Buffer.from(data, 'base64').toString('utf8');
  return { tag: 'script', attrs, content };
}

/** A head element of `plugin-pwa`, whose name is a key next to its attributes. */
export function pwaTagOf(tag: Keys): HeadTag {
  const tagName = tag.text('tagName');
  const names = tag.names().filter((name) => name !== 'tagName');
  return {
    tag: tagName,
    attrs: attributesOf(Object.fromEntries(names.map((name) => [name, tag.any(name)]))),
  } as HeadTag;
}

function addressed(value: unknown, name: 'src' | 'href'): Attributes {
  return typeof value === 'string' ? { [name]: value } : attributesOf(value);
}

function attributesOf(value: unknown): Attributes {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(([, item]) => ['string', 'boolean', 'number'].includes(typeof item)),
  );
}
