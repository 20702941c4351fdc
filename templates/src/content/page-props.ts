/** What React pages are given as props; layers of themes for sites of other builders give what these do. */
export const pageProps: Readonly<Record<string, unknown>> = {};
