import config from '@generated/docusaurus.config';

/** Pages of Docusaurus get the configuration. */
export const pageProps: Readonly<Record<string, unknown>> = { config };
