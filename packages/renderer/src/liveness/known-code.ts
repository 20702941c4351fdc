import type { CodeFile } from './read-code.js';

/** Returns the analysis of a file of a bundle by its name, which is a hash of its contents; `read` analyses it. */
export type CodeReader = (name: string, read: () => CodeFile) => CodeFile;

/** The analysed files of the latest bundle: those that the next one contains, too, are not analysed again. */
export class KnownCode {
  private files = new Map<string, CodeFile>();

  /** Begins with another bundle, of which only the files that are read now will be known to the next one. */
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
