import * as z from 'zod';

/** How formulas are drawn: true, false, or settings. */
export const mathSchema = z.union(
  [
    z.boolean(),
    z.strictObject({
      /** The site's own commands, and what they stand for. */
      macros: z.record(z.string(), z.string()).default({}),
      /** The only folders whose documents have formulas, including their versions and translations. */
      folders: z.array(z.string()).exactOptional(),
      /**
       * Further options of KaTeX.
       *
       * @example { fleqn: true }
       */
      katex: z
        .strictObject({
          /** What is written: `html` to look at, `mathml` for screen readers, or both. */
          output: z.enum(['html', 'mathml', 'htmlAndMathml']).exactOptional(),
          /** Whether numbers of equations stand on the left. */
          leqno: z.boolean().exactOptional(),
          /** Whether formulas on lines of their own start at the left, not in the middle. */
          fleqn: z.boolean().exactOptional(),
          /** Least thickness of lines, such as those of fractions, in `em`. */
          minRuleThickness: z.number().nonnegative().exactOptional(),
          /** Whether `\color` changes all that follows, as in LaTeX, and not its second argument. */
          colorIsTextColor: z.boolean().exactOptional(),
          /** Greatest size that a formula may ask for, in `em`. */
          maxSize: z.number().nonnegative().exactOptional(),
          /** How many macros a formula may expand. */
          maxExpand: z.number().nonnegative().exactOptional(),
          /** Whether commands that add links, pictures and HTML are followed, such as `\href`. */
          trust: z.boolean().exactOptional(),
        })
        .exactOptional(),
    }),
  ],
  'expected true, false, or an object with `macros`, `folders` or `katex`',
);
