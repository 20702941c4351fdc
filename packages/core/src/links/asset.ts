import type { ImageFile } from './image-file.js';

/** A file that a page refers to, copied into the output under a name with its hash. */
export interface Asset extends ImageFile {
  /** Path relative to the site folder. */
  readonly path: string;
  /** Path in the output: `assets/images/diagram-1a2b3c4d.svg`. */
  readonly outputPath: string;
}
