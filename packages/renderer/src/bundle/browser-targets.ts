/**
 * What scripts and style sheets are written for, in the terms of esbuild's `target`. The browsers are the first that
 * know `light-dark()` and `:has()`, which the theme is written with; scripts keep to the syntax of ES2022.
 */
export const browserTargets = ['es2022', 'chrome123', 'edge123', 'firefox121', 'safari17.5'];
