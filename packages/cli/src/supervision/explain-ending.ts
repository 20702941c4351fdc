import type { Activity } from '@docsite/core/process';
import { exitCode } from '../report/exit-code.js';

/** How a process or thread came to its end before its work was done. */
export type Ending =
  /** It was ended by code of the site. */
  | { readonly kind: 'exit' }
  /** Nothing was left to do, but a promise that is waited for. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'memory' }
  /** The system ended it. */
  | { readonly kind: 'signal'; readonly signal: string };

export interface Explained {
  readonly message: string;
  readonly hint: string;
  readonly exitCode: number;
}

/**
 * Puts an ending into words.
 *
 * @param activities What the threads were doing, of which one has ended the process.
 */
export function explainEnding(ending: Ending, activities: readonly Activity[]): Explained {
  const doing = [...new Set(activities.map(({ subject, verb }) => `${subject} ${verb}`))].join(', or ');
  const during = doing === '' ? '' : ` while ${doing}`;
  switch (ending.kind) {
    case 'exit':
      return {
        message: `a call of process.exit() ended docsite${during}`,
        hint: 'a configuration, a plugin or a page must not end the process: remove the call, or throw an error',
        exitCode: exitCode.usage,
      };
    case 'idle':
      return {
        message: `docsite waits for a promise that is never settled${during}`,
        hint: 'look for a promise in that file, in what it imports or in a plugin that is neither resolved nor rejected',
        exitCode: exitCode.usage,
      };
    case 'memory':
      return { message: `memory ran out${during}`, hint: moreMemory, exitCode: exitCode.internal };
    case 'signal':
      return {
        message: `the process was ended by ${ending.signal}${during}`,
        hint: `memory may have run out: ${moreMemory}`,
        exitCode: exitCode.internal,
      };
  }
}

const moreMemory = 'split what is very long, or allow more with NODE_OPTIONS=--max-old-space-size=8192';
