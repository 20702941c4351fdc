import { expect, test } from '@jest/globals';
import { collectDocumentLinks } from '../../src/links/document-links.js';
import { byPath, checkInput, linkUse, makeDocPage, makeDocument, makeSite, missing } from '../site-fixture.js';

test('a component prop that leads nowhere should not be a link', () => {
  const page = makeDocPage('a');
  const links = [
    linkUse('./gone', 'docs/a.md:1'),
    { ...linkUse('template/a.json', 'docs/a.md:2'), isProp: true as const },
  ];
  const nowhere = missing('no-route', '/gone');
  const found = collectDocumentLinks(
    checkInput({
      site: makeSite({ pages: [page] }),
      documents: byPath(makeDocument(page.source, { links })),
      linkTable: new Map([[page.route, [nowhere, nowhere]]]),
    }),
  );
  expect(found.map(({ href }) => href)).toEqual(['./gone']);
});
