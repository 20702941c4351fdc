/** The id of a plugin instance that the configuration gives no id. */
export const DEFAULT_PLUGIN_ID = 'default';
