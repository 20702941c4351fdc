/** A style sheet that is imported `with { type: 'text' }`. */
declare module '*.css' {
  const text: string;
  export default text;
}

/** The style sheet of DocSearch's own dialog, imported in the same way. */
declare module '#docsearch-styles' {
  const text: string;
  export default text;
}
