/** The style of icons on the buttons of code blocks, which buttons of the site receive, too. */
export const buttonIcon = { width: '1.125rem', height: '1.125rem', fill: 'currentColor' } as const;
