import type { AssembledDocument } from '../../assembled-document.js';

/**
 * A document of Hugo, with the keys of its front matter that docsite has under other names: `weight`, `linkTitle` and
 * `url`.
 *
 * @see https://gohugo.io/content-management/front-matter/
 */
export function withHugoKeys(document: AssembledDocument): AssembledDocument {
  const { weight, linkTitle, url, ...rest } = document.frontMatter;
  const translated = {
    ...(typeof weight === 'number' && { sidebar_position: weight }),
    ...(typeof linkTitle === 'string' && linkTitle !== '' && { sidebar_label: linkTitle }),
    ...(typeof url === 'string' && url.startsWith('/') && { slug: url }),
  };
  return Object.keys(translated).length === 0 ? document : { ...document, frontMatter: { ...translated, ...rest } };
}
