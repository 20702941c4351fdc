/** Runs the modules that the configuration lists; empty if there are none. */
declare module '@docsite/client-modules';
