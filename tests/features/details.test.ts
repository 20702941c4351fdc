import { expect, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import { buildClean } from './run.js';

test('a fold without a summary should have a word of the theme as its summary', async () => {
  const site = await buildClean(
    makeFolder({
      'docsite.config.json': '{ "title": "T" }',
      'pages/index.mdx': `# Home

<details>

None

</details>

<details>
<summary>Own</summary>

Two

</details>

<Details summary="Property">Three</Details>
`,
    }),
  );
  expect(site.page('index.html').texts('details summary')).toEqual(['Details', 'Own', 'Property']);
  expect(site.page('index.html').all('details')).toHaveLength(3);
});
