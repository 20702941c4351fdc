import { TagItem } from '@theme-original/pages/tag-item';

export interface TagProps {
  readonly label: string;
  readonly permalink: string;
  readonly description?: string;
  /** The number of pages with it, in lists of all tags. */
  readonly count?: number;
}

/** A link to the pages with a tag. */
export default function Tag({ permalink, ...tag }: TagProps) {
  return <TagItem {...tag} href={permalink} />;
}
