/** An import of MDX that brings in content rather than code. */
export interface ContentImport {
  readonly name: string;
  readonly kind: 'partial' | 'raw' | 'asset';
  /** What is imported, as written, without loader prefix or query. */
  readonly specifier: string;
  /** Lines from the start of the ESM block, 0-based. */
  readonly lineOffset: number;
}

export interface ModuleBlock {
  readonly contentImports: readonly ContentImport[];
  /** Names that the remaining code imports, and from where; from nowhere (empty), where it declares them itself. */
  readonly declaredNames: ReadonlyMap<string, string>;
  /** The code that remains; empty where the block only brought in content. */
  readonly code: string;
}

const importStatement =
  /^import\s+(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\}\s*|\*\s+as\s+([\w$]+)\s+)?from\s+(['"])([^'"]+)\4[ \t]*;?[ \t]*$/gm;
const declaration = /^export\s+(?:default\s+)?(?:async\s+)?(?:const|let|var|function\*?|class)\s+([\w$]+)/gm;
const assetExtension = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|pdf|zip|mp[34]|webm|ogg|csv)$/i;
/** Theme components that every MDX page has without importing them. */
const themeImport = /^@theme\/(?:Tabs|TabItem|CodeBlock|Admonition|Details)$/;

/** Takes an MDX block of `import` and `export` apart. */
export function readModuleBlock(value: string): ModuleBlock {
  const contentImports: ContentImport[] = [];
  const declaredNames = new Map<string, string>();
  const code = value.replace(
    importStatement,
    (
      whole: string,
      name: string | undefined,
      named: string | undefined,
      space: string | undefined,
      _q,
      path: string,
      at: number,
    ) => {
      if (themeImport.test(path)) return lineEndsOf(whole);
      const kind = contentKind(path);
      if (kind !== undefined && name !== undefined) {
        const lineOffset = value.slice(0, at).split('\n').length - 1;
        contentImports.push({
          name,
          kind,
          specifier: path.replace(/^!!raw-loader!/, '').replace(/\?raw$/, ''),
          lineOffset,
        });
        return lineEndsOf(whole);
      }
      for (const imported of [name, space, ...namedImports(named)])
        if (imported !== undefined) declaredNames.set(imported, path);
      return whole;
    },
  );
  for (const match of code.matchAll(declaration)) declaredNames.set(match[1] as string, '');
  return { contentImports, declaredNames, code: code.trim() === '' ? '' : code };
}

/** What stays of a statement that is taken out, so that those after it keep their lines. */
function lineEndsOf(statement: string): string {
  return statement.replace(/[^\n]+/g, '');
}

function contentKind(path: string): ContentImport['kind'] | undefined {
  if (path.startsWith('!!raw-loader!') || path.endsWith('?raw')) return 'raw';
  if (/\.mdx?$/.test(path)) return 'partial';
  return assetExtension.test(path) ? 'asset' : undefined;
}

function namedImports(list: string | undefined): string[] {
  if (list === undefined) return [];
  return list
    .split(',')
    .map(
      (item) =>
        item
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    )
    .filter((name) => name !== '');
}
