/** A style sheet that is imported `with { type: 'text' }`. */
declare module '*.css' {
  const text: string;
  export default text;
}
