import { needsPlugins, parseYaml, propertiesOf, type UserConfig } from '@docsite/core';
import type { Takeover } from '../../takeover.js';
import type { FunctionHolders } from './function-options.js';
import { callFunction, functionOf, type NamedFunction } from './named-function.js';
import { type DocumentFile, truncationMarker } from './truncation-marker.js';

type Preprocessor = NonNullable<NonNullable<UserConfig['markdown']>['preprocessor']>;

/** The functions of a site that change documents. */
interface SiteOfDocuments {
  readonly functions: Pick<FunctionHolders, 'markdown' | 'blog'>;
  readonly takeover: Takeover;
  readonly config: Pick<UserConfig, 'i18n'>;
}

/**
 * Changes the text of documents before they are parsed: runs webpack loaders, the site's front matter parser and its
 * preprocessor, and replaces truncation markers of its own. Undefined if a site has none of these.
 *
 * @param load Runs the loaders; absent for none.
 */
export function preprocessorOf(
  site: SiteOfDocuments,
  load?: (file: DocumentFile) => Promise<string>,
): Preprocessor | undefined {
  const change = ownPreprocessor(site);
  if (load === undefined) return change;
  const changed = async (file: DocumentFile): Promise<string> => {
    const fileContent = await load(file);
    return change === undefined ? fileContent : change({ ...file, fileContent });
  };
  return Object.assign(changed, { [needsPlugins]: true });
}

function ownPreprocessor(site: SiteOfDocuments): Preprocessor | undefined {
  const { functions, takeover } = site;
  const [options] = functions.markdown;
  const parse = options && functionOf(options, 'parseFrontMatter');
  const change = options && functionOf(options, 'preprocessor');
  const markers = functions.blog.flatMap((options) => truncationMarker(options, site));
  if (parse === undefined && change === undefined && markers.length === 0) return undefined;
  const finish = (file: DocumentFile): string => {
    const text = change === undefined ? file.fileContent : changedBody(file, change, takeover);
    return markers.reduce((marked, replace) => replace({ ...file, fileContent: marked }), text);
  };
  return (file) =>
    parse === undefined
      ? finish(file)
      : withFrontMatter(file, parse, takeover).then((fileContent) => finish({ ...file, fileContent }));
}

/** Applies the function to the text after the front matter. */
function changedBody({ filePath, fileContent }: DocumentFile, change: NamedFunction, takeover: Takeover): string {
  const { head, body } = splitFrontMatter(fileContent);
  const changed = callFunction(change, takeover, { filePath, fileContent: body });
  return typeof changed === 'string' ? head + changed : fileContent;
}

/**
 * Replaces the front matter by the function's result, printed as JSON, which is valid YAML. The number of lines stays
 * the same.
 */
async function withFrontMatter(file: DocumentFile, parse: NamedFunction, takeover: Takeover): Promise<string> {
  const made = await callFunction(parse, takeover, {
    ...file,
    defaultParseFrontMatter: async ({ fileContent }: DocumentFile) => readDocument(fileContent),
  });
  const { frontMatter, content } = made as ReadDocument;
  const before = readDocument(file.fileContent);
  const isSame = JSON.stringify(before.frontMatter) === JSON.stringify(frontMatter) && before.content === content;
  if (isSame) return file.fileContent;
  const lines = splitFrontMatter(file.fileContent).head.split('\n').length - 1;
  return `---\n${JSON.stringify(frontMatter)}\n${'\n'.repeat(Math.max(0, lines - 3))}---\n${content}`;
}

interface ReadDocument {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly content: string;
}

function readDocument(text: string): ReadDocument {
  const { yaml, body } = splitFrontMatter(text);
  const value = yaml === undefined ? {} : parseYaml(yaml, { hasDates: true });
  return { frontMatter: propertiesOf(value), content: body };
}

interface DocumentText {
  /** The front matter with the lines around it. */
  readonly head: string;
  /** Absent without front matter. */
  readonly yaml?: string;
  readonly body: string;
}

function splitFrontMatter(text: string): DocumentText {
  const [head, yaml] = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (head === undefined) return { head: '', body: text };
  return { head, yaml: yaml ?? '', body: text.slice(head.length) };
}
