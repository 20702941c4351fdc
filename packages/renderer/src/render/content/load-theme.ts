import { pathToFileURL } from 'node:url';
import { reasonOf } from '@docsite/core';
import type { createElement, Fragment } from 'react';
import type { jsx, jsxs } from 'react/jsx-runtime';
import type { renderToString } from 'react-dom/server';
import type { Bundle } from '../../bundle/bundle.js';
import type {
  CodeContext,
  HeadContext,
  LinkContext,
  PageContext,
  RouterContext,
  SiteContext,
  SurroundingsContext,
  TemplateModule,
} from '../../template/index.js';

/** The React that a bundle's templates and pages are rendered with. */
export interface ReactRuntime {
  /** The whole module. */
  readonly React: unknown;
  readonly createElement: typeof createElement;
  readonly Fragment: typeof Fragment;
  readonly jsx: typeof jsx;
  readonly jsxs: typeof jsxs;
  readonly renderToString: typeof renderToString;
}

/** The exports of the server bundle (`bundle/theme/server-entry.ts`): the theme, its React, and its contexts. */
export interface ServerModule extends TemplateModule, ReactRuntime {
  readonly SurroundingsContext: typeof SurroundingsContext;
  readonly CodeContext: typeof CodeContext;
  readonly HeadContext: typeof HeadContext;
  readonly LinkContext: typeof LinkContext;
  readonly PageContext: typeof PageContext;
  readonly RouterContext: typeof RouterContext;
  readonly SiteContext: typeof SiteContext;
}

/** Loads the theme's server module; returns an error if one of its modules throws, with the original error as cause. */
export async function loadTheme({ serverEntry }: Bundle): Promise<ServerModule | Error> {
  try {
    return (await import(pathToFileURL(serverEntry).href)) as ServerModule;
  } catch (error) {
    return new Error(reasonOf(error), { cause: error });
  }
}
