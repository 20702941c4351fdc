/** Marks a preprocessor of documents that depends on what plugins of another site builder configure. */
export const needsPlugins: unique symbol = Symbol('a preprocessor that needs plugins');
