/** Id of the one plugin of its kind where a site names none. */
export const DEFAULT_PLUGIN_ID = 'default';
