import type { Place } from '../../diagnostic.js';
import { propertiesOf } from '../../values/properties-of.js';
import type { LinkUse } from '../document.js';
import type { SplitSource } from './front-matter.js';

/** The images named in front matter, as links that are loaded like images in the text. */
export function imagesInFrontMatter({ frontMatter, places }: SplitSource, isPost: boolean): LinkUse[] {
  const use = (href: string, place: Place | undefined): LinkUse[] =>
    place === undefined ? [] : [{ href, kind: 'image', place, isElement: true }];
  const ofAuthors = isPost ? imagesOfAuthors(frontMatter.authors) : [];
  return [
    ...(frontMatter.image === undefined ? [] : use(frontMatter.image, places.image)),
    ...ofAuthors.flatMap((href) => use(href, places.authors)),
  ];
}

/** The images next to a post that its own descriptions of authors name. */
function imagesOfAuthors(authors: unknown): string[] {
  const described: readonly unknown[] = Array.isArray(authors) ? authors : [authors];
  return described.flatMap((author) => {
    const { image_url, imageURL = image_url } = propertiesOf(author);
    return typeof imageURL === 'string' && /^\.{1,2}\//.test(imageURL) ? [imageURL] : [];
  });
}
