/** Runs the modules that the configuration names; it is empty where there are none. */
declare module '@docsite/client-modules';
