import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

type Reader = (document: { readonly fileContent: string; readonly filePath: string }) => string;

/** The function of a module that `docsite init` adds to a site. */
export async function reader(module: string, name: string): Promise<(text: string, filePath?: string) => string> {
  const file = fileURLToPath(new URL(`../../components/${module}.ts`, import.meta.url));
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const exported = (await import(`data:text/javascript;base64,${code}`)) as Readonly<Record<string, Reader>>;
  return (fileContent, filePath = '/site/docs/page.md') => exported[name]?.({ fileContent, filePath }) ?? '';
}
