import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { markdownDefaults } from '../../../../../tests/parse-defaults.js';
import { hashOfRead, ReadRecorder } from '../../../src/cache/documents/document-reads.js';
import { createParseContext } from '../../../src/workers/worker/parse-context.js';

let siteDir: string;
const { remarkPlugins, rehypePlugins, ...markdown } = markdownDefaults;
const settings = () => ({ siteDir, hasPlugins: false, markdown });
const { SOURCE_DATE_EPOCH: epoch } = process.env;

beforeEach(() => {
  siteDir = makeFolder();
});
afterEach(() => {
  if (epoch === undefined) delete process.env.SOURCE_DATE_EPOCH;
  else process.env.SOURCE_DATE_EPOCH = epoch;
});

describe('the day of a build', () => {
  test('should be that of SOURCE_DATE_EPOCH, in UTC', async () => {
    process.env.SOURCE_DATE_EPOCH = '1657583999';
    expect((await createParseContext(settings())).today).toBe('2022-07-11');
  });

  test('should be that of the clock if SOURCE_DATE_EPOCH is not a number', async () => {
    process.env.SOURCE_DATE_EPOCH = 'yesterday';
    const before = new Date().toISOString().slice(0, 10);
    const { today } = await createParseContext(settings());
    expect([before, new Date().toISOString().slice(0, 10)]).toContain(today);
  });
});

describe('a module of server components', () => {
  test('should run once for all pages, and have JSX without React', async () => {
    writeFileSync(join(siteDir, 'a.server.tsx'), 'export const A = () => <p title="t">{1}</p>;');
    const { importModule } = await createParseContext(settings());
    const { A } = (await importModule('a.server.tsx')).exports;
    expect((A as () => unknown)()).toMatchObject({ type: 'p', props: { title: 't', children: 1 } });
    expect(await importModule('a.server.tsx')).toBe(await importModule('a.server.tsx'));
  });

  test('should not count as made from a file that changed after it was bundled', async () => {
    writeFileSync(join(siteDir, 'word.js'), "export const word = 'first';");
    const later = `writeFileSync(${JSON.stringify(join(siteDir, 'word.js'))}, "export const word = 'second';")`;
    const code = `import { writeFileSync } from 'node:fs';\nimport { word } from './word.js';\n${later};\n`;
    writeFileSync(join(siteDir, 'a.server.tsx'), `${code}export const A = () => <p>{word}</p>;`);
    // files that were just written might change again within the same step of their clock
    await wait(60);
    const reads = new ReadRecorder(siteDir);
    const { importModule } = await createParseContext(settings(), reads);
    await importModule('a.server.tsx');
    const { files } = reads.take('index.mdx');
    expect([files['word.js'], files['a.server.tsx']]).toEqual(['', hashOfRead({ siteDir }, 'a.server.tsx')]);
  });

  test('should not import styles, which no page would load', async () => {
    writeFileSync(join(siteDir, 'a.css'), 'p { color: red }');
    writeFileSync(join(siteDir, 'a.server.tsx'), "import './a.css';\nexport const A = () => null;");
    const { importModule } = await createParseContext(settings());
    await expect(importModule('a.server.tsx')).rejects.toThrow(/styles cannot be imported here/);
  });
});
