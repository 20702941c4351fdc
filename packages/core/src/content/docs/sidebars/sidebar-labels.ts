import type { Messages } from '../../../translations/read-messages.js';
import type { SidebarFindings, Spot } from './sidebar-findings.js';

/** What the labels of sidebars are translated with. */
export interface LabelSources {
  /** The name of the version. Sidebars frozen by Docusaurus 2 prefix ids and sidebar names with `version-<name>/`. */
  readonly version?: string;
  /** Labels in the language of the locale. */
  readonly messages?: Messages;
  /** Called with each label that translation files may translate, in its original wording. */
  readonly onLabel?: ((name: string, text: string) => void) | undefined;
}

/** Translates the labels of sidebars. */
export class SidebarLabels {
  /** The original wording of each translated label, by its key in translation files. */
  private readonly texts = new Map<string, string>();

  constructor(
    private readonly sources: LabelSources,
    private readonly findings: SidebarFindings,
  ) {}

  /** A label in the language of the locale; different labels with the same key are reported. */
  translate<T extends string | undefined>(spot: Spot, name: string, text: T): string | T {
    const { messages, onLabel } = this.sources;
    const id = `sidebar.${withoutVersion(String(spot.path[0]), this.sources)}.${name}`;
    if (text !== undefined) onLabel?.(id, text);
    const translation = messages?.[id];
    if (translation === undefined) return text;
    if (text !== undefined) {
      const first = this.texts.get(id) ?? text;
      this.texts.set(id, first);
      if (first !== text) this.findings.sharedKey(id, [first, text], spot);
    }
    return translation;
  }
}

/** A name or id without the prefix that Docusaurus 2 gave it. */
export function withoutVersion(name: string, { version }: LabelSources): string {
  const prefix = `version-${version}/`;
  return version !== undefined && name.startsWith(prefix) ? name.slice(prefix.length) : name;
}
