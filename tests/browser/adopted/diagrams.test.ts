import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { visit } from '../reader/visit.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

const config = `module.exports = {
  title: 'Adopted', url: 'https://docs.example.org', baseUrl: '/', markdown: { mermaid: true },
  themes: ['@docusaurus/theme-mermaid'], presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
};`;

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite({
    'docusaurus.config.js': config,
    'docs/index.md': '# Home\n\n```mermaid\n%% title: Steps\nflowchart LR\n  one[One] --> two[Two]\n```\n',
    'src/theme/Mermaid/index.js': `import { useState } from 'react';
      import Original from '@theme-original/Mermaid';
      export default function Mermaid(props) {
        const [isLarge, setLarge] = useState(false);
        const [, title] = /%% title: (.*)/.exec(props.value);
        return <figure className={isLarge ? 'large' : 'small'}><Original {...props} />
          <button onClick={() => setLarge(!isLarge)}>Enlarge {title}</button></figure>;
      }`,
  });
});

test("a component of the site around diagrams should get their source, and work around docsite's drawing", async () => {
  expect(readFileSync(join(site.outDir, 'index.html'), 'utf8')).toContain('<figure class="small">');
  const { page } = await visit('/', { origin: site.origin });
  await page.locator('[data-mermaid][data-alive]').waitFor({ state: 'attached' });
  await page.locator('figure.small [data-diagram] svg').waitFor();
  await page.getByRole('button', { name: 'Enlarge Steps' }).click();
  await page.locator('figure.large [data-diagram] svg').getByText('Two').waitFor();
});
