import * as z from 'zod';

/** A plugin of unified. */
// biome-ignore lint/suspicious/noExplicitAny: each plugin defines its own options
type PluginFunction = (...options: any[]) => unknown;

const plugin = z.custom<PluginFunction>((value) => typeof value === 'function', 'expected a plugin function');

/** Plugins, each with or without options. */
export const plugins = z.array(
  z.union([plugin, z.tuple([plugin], z.unknown())], 'expected a plugin function, or a list of one and its options'),
);

/** Plugins for the documents of one folder of content. */
export const folderPlugins = {
  /** Plugins that change the Markdown trees of these documents, after those of `markdown`. */
  remarkPlugins: plugins.exactOptional(),
  /** Plugins that change the HTML trees of these documents, after those of `markdown`. */
  rehypePlugins: plugins.exactOptional(),
};
