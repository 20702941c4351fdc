/**
 * The browsers that scripts and style sheets are built for, in the form of esbuild's `target`. They are the first ones
 * that support `light-dark()` and `:has()`, which the theme uses; scripts are limited to the syntax of ES2022.
 */
export const browserTargets = ['es2022', 'chrome123', 'edge123', 'firefox121', 'safari17.5'];
