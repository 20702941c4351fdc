/**
 * The maximum bytes of a name, and of a path below the output folder, that work on every common file system, with room
 * for an extension.
 */
const longestName = 240;
const longestPath = 3000;

/** The output paths that are taken, each with its owner. */
export class OutputPaths {
  private readonly owners = new Map<string, string>();
  private readonly folders = new Map<string, string>();

  /** @param owner What the file is, for messages: `the page of 'docs/a.md'`. */
  claim(path: string, owner: string): void {
    this.owners.set(path, owner);
    for (const folder of foldersOf(path)) if (!this.folders.has(folder)) this.folders.set(folder, owner);
  }

  /** The owner of a path. */
  ownerOf(path: string): string | undefined {
    return this.owners.get(path);
  }

  /** All taken paths, with their owners. */
  entries(): Iterable<readonly [path: string, owner: string]> {
    return this.owners;
  }

  /** Why a file cannot be written next to the others, as the rest of a sentence about it; undefined if it can. */
  problemOf(path: string): string | undefined {
    if (path.length > longestPath || path.split('/').some((name) => Buffer.byteLength(name) > longestName))
      return 'is too long for a file name';
    const owner =
      this.folders.get(path) ??
      foldersOf(path)
        .map((folder) => this.owners.get(folder))
        .find((found) => found !== undefined);
    return owner === undefined
      ? undefined
      : `conflicts with ${owner}: one would be a file and the other a folder of the same name`;
  }
}

function foldersOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
