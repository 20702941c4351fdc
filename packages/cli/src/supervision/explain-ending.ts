import type { Activity } from '@docsite/core/process';
import { exitCode } from '../report/outcome/exit-code.js';

/** How a process or thread ended before its work was done. */
export type Ending =
  /** Code of the site ended it. */
  | { readonly kind: 'exit' }
  /** The event loop was empty, but the work awaits a promise that never settles. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'memory' }
  /** The system ended it. */
  | { readonly kind: 'signal'; readonly signal: string };

/** The message to the user about a process that ended early, and the exit code of the command. */
export interface Explained {
  readonly message: string;
  readonly hint: string;
  readonly exitCode: number;
}

/**
 * Describes an ending to the user.
 *
 * @param activities What the threads were doing; one of them has ended the process.
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
        message: `docsite is waiting for a promise that never settles${during}`,
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
