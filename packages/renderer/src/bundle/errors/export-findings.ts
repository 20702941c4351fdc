import { type Finding, finding } from '@docsite/core';
import type { Location } from 'esbuild';
import { type LivePage, pageModule } from '../../live/live-pages.js';
import type { BundleContext } from '../bundle-options.js';
import { missingExport } from '../modules/missing-exports.js';
import { distinctFindings } from './distinct-findings.js';
import { exportHint, missingExportText } from './export-hint.js';
import { writtenPlaceOf } from './failure-places.js';

type Sources = Pick<BundleContext, 'pages' | 'documents' | 'missing'>;

/** Reports imports by the site's modules of names that are not exported: each once, and none in packages. */
export function exportFindings({ missing, pages, documents }: Sources): Finding[] {
  const found = (missing?.messages ?? []).flatMap((message) => {
    const { module, name } = missingExport(message) ?? {};
    const { location } = message;
    if (module === undefined || name === undefined || !isOfSite(location)) return [];
    const hint = exportHint(name, missing?.exportsOf.get(module) ?? []);
    const text = `${missingExportText(message)}, which is undefined here`;
    return placesOf(location, pages).map((at) =>
      finding('missing-export', writtenPlaceOf(at, { pages, documents }), text, hint),
    );
  });
  return distinctFindings(found);
}

function isOfSite(location: Location | null): location is Location {
  return location !== null && !`/${location.file}`.includes('/node_modules/');
}

/** The places of a message in the module of a page, which may be shared by several pages. */
function placesOf(location: Location, pages: readonly LivePage[]): Location[] {
  const sharing = pages.filter((page) => page.sharedWith !== undefined && pageModule(page) === location.file);
  return [location, ...sharing.map(({ source }) => ({ ...location, file: pageModule({ source }) }))];
}
