import { type BuiltSidebars, buildSidebars } from '../../../../src/content/docs/sidebars/build-sidebars.js';
import { draftsOf } from '../../../site/drafts.js';

const someFiles = {
  'index.md': 'title: Home',
  'lock.md': 'title: Lock',
  'apis/dml.md': 'title: DML\nsidebar_class_name: new',
  'apis/hidden.md': 'unlisted: true',
};

interface Given {
  readonly version?: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly messages?: Readonly<Record<string, string>>;
  readonly draftIds?: readonly string[];
}

/** Builds the sidebars of a docs instance of files. */
export function build(
  authored: unknown,
  { version, files = someFiles, messages, draftIds }: Given = {},
): BuiltSidebars {
  return buildSidebars({
    docs: draftsOf(files),
    ...(version !== undefined && { version }),
    ...(messages !== undefined && { messages }),
    ...(draftIds !== undefined && { draftIds: new Set(draftIds) }),
    categories: [],
    basePath: '/docs',
    numberPrefixes: true,
    authored,
    places: { file: 'sidebars.js', places: {} },
  });
}

/** The findings, as `file rule message (hint)`. */
export function messagesOf({ findings }: BuiltSidebars): string[] {
  return findings.map(
    ({ rule, file, message, hint }) => `${file} ${rule} ${message}${hint === undefined ? '' : ` (${hint})`}`,
  );
}
