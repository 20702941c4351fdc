/** The look of icons on buttons of code, which those of a site receive, too. */
export const buttonIcon = { width: '1.125rem', height: '1.125rem', fill: 'currentColor' } as const;
