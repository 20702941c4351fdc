import { transformSync } from 'esbuild';
import type { Bundled } from '../../src/liveness/bundled.js';
import { judgeEntry } from '../../src/liveness/judge-entry.js';
import { type CodeFile, readCode } from '../../src/liveness/read-code.js';

/** What makes a page live that consists of files by name, the first of which is `page`. */
export function aliveIn(files: Readonly<Record<string, string>>, known: Bundled['known'] = () => undefined) {
  const isReact = (from: string): boolean => /^react(?:\/jsx-runtime)?$/.test(from);
  const read: ReadonlyMap<string, CodeFile> = new Map(
    Object.entries(files).map(([name, source]) => {
      const { code } = transformSync(source, { loader: 'tsx', jsx: 'automatic' });
      return [
        `./${name}`,
        readCode(`// ${name}.tsx\n${code}`, { modules: new Set([`${name}.tsx`]), isReact }),
      ] as const;
    }),
  );
  const isHead = (module: string): boolean => module === 'head.tsx';
  const { effect, exports } = judgeEntry('./page', ['default'], {
    file: (name) => read.get(name),
    isReact,
    isHead,
    known,
  });
  return effect ?? exports.get('default');
}

/** The code that makes a page live. */
export const judge = (code: string): string | undefined => aliveIn({ page: code })?.code;

/** A page that imports names from React. */
export const react = (names: string, body: string): string =>
  `import { ${names} } from 'react'; export { Page as default }; function Page(props) { ${body} }`;
/** A page component with other code around it. */
export const component = (body: string, around = ''): string =>
  `${around}; export { Page as default }; function Page(props) { ${body} }`;
