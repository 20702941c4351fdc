import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import type { CheckedDiagram } from '../../src/diagrams/check-sources.js';

/**
 * A Mermaid that creates an element when it is loaded, as version 10 does, and says of a source only whether it is
 * valid.
 */
const older = `document.createElement('i');
export default { parse: async () => true, mermaidAPI: { getDiagramFromText: async (text) => ({ type: text.split(' ')[0] }) } };`;

// the thread runs a file of the compiled package
const compiled = new URL('../../dist/diagrams/check-sources.js', import.meta.url).href;
const { checkSources } = (await import(compiled)) as {
  readonly checkSources: (path: string, sources: readonly string[]) => Promise<readonly CheckedDiagram[]>;
};

test('boxes of sequence diagrams should be valid, although only browsers know their colours', async () => {
  const path = fileURLToPath(new URL('../../../../node_modules/mermaid/dist/mermaid.core.mjs', import.meta.url));
  const source = 'sequenceDiagram\n  box Your app\n    participant A\n  end\n  A->>A: Hi';
  expect(await checkSources(path, [source])).toEqual([{ type: 'sequence' }]);
});

test('diagrams should be checked by Mermaid 10', async () => {
  const folder = makeFolder();
  const path = join(folder, 'mermaid.mjs');
  writeFileSync(path, older);
  expect(await checkSources(path, ['mindmap a', 'pie b'])).toEqual([{ type: 'mindmap' }, { type: 'pie' }]);
});
