/** The configuration that docsite writes. Findings about what a site has not configured are reported there, too. */
export const defaultConfigFile = 'docsite.config.ts';
