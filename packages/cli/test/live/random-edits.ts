import { blogEdits } from './blog-edits.js';
import { codeEdits } from './code-edits.js';
import { type ChangedPaths, EditedSite, type Edits } from './edited-site.js';
import { structureEdits } from './structure-edits.js';
import { textEdits } from './text-edits.js';

/** An edit, with its name and the paths it has changed. */
export interface Edit {
  readonly name: string;
  readonly paths: ChangedPaths;
}

/** Makes random edits in the folder of a site. */
export class RandomEdits {
  private readonly site: EditedSite;
  private readonly kinds: readonly Edits[];

  constructor(
    folder: string,
    private readonly random: (limit: number) => number,
  ) {
    this.site = new EditedSite(folder, random);
    this.kinds = [textEdits(this.site), structureEdits(this.site), codeEdits(this.site), blogEdits(this.site)];
  }

  /** Makes an edit: of text, structure, code or posts with the same probability. Broken files are repaired soon. */
  edit(): Edit {
    this.site.count++;
    const repaired = this.random(2) === 0 ? this.site.repair() : undefined;
    if (repaired !== undefined) return { name: 'repair', paths: repaired };
    const edits = this.kinds[this.random(this.kinds.length)] as Edits;
    const [name, edit] = this.site.oneOf(Object.entries(edits));
    return { name, paths: edit() };
  }

  /** Replaces all files by others, as a checkout does. */
  restore(files: Readonly<Record<string, string>>): Edit {
    this.site.count++;
    return { name: 'restore', paths: this.site.restore(files) };
  }
}
