import { blogEdits } from './blog-edits.js';
import { codeEdits } from './code-edits.js';
import { type ChangedPaths, EditedSite, type Edits } from './edited-site.js';
import { structureEdits } from './structure-edits.js';
import { textEdits } from './text-edits.js';

/** An edit: its name, and the paths that it has changed. */
export interface Edit {
  readonly name: string;
  readonly paths: ChangedPaths;
}

/** Makes random edits in a folder that begins with `firstFiles`. */
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

  /** Edits something: text, structure, code and posts as often as each other. What was broken is repaired soon. */
  edit(): Edit {
    this.site.count++;
    const repaired = this.random(2) === 0 ? this.site.repair() : undefined;
    if (repaired !== undefined) return { name: 'repair', paths: repaired };
    const edits = this.kinds[this.random(this.kinds.length)] as Edits;
    const [name, edit] = this.site.oneOf(Object.entries(edits));
    return { name, paths: edit() };
  }

  /** Puts other files in the place of all that there are, as a checkout does. */
  restore(files: Readonly<Record<string, string>>): Edit {
    this.site.count++;
    return { name: 'restore', paths: this.site.restore(files) };
  }
}
