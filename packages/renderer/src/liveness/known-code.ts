import type { CodeFile } from './read-code.js';

/** Returns the analysis of a file of a bundle by its name, which is a hash of its contents; `read` analyses it. */
export type CodeReader = (name: string, read: () => CodeFile) => CodeFile;

/** The analysed files of the latest bundle: those that the next one contains, too, are not analysed again. */
export class KnownCode {
  private files = new Map<string, CodeFile>();

  /** Starts with another bundle. The next bundle only knows the files that are read from now on. */
  begin(): CodeReader {
    const before = this.files;
    const known = new Map<string, CodeFile>();
    this.files = known;
    return (name, read) => {
      const file = known.get(name) ?? before.get(name) ?? read();
      known.set(name, file);
      return file;
    };
  }
}
