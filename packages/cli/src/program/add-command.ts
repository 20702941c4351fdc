import type { Command } from 'commander';

/** Receives the exit code of the command. */
export type Finish = (code: number) => void;

/**
 * Adds a command to the program. Its implementation is loaded when it runs, so that `--help` does not have to wait for
 * it.
 */
export type AddCommand = (program: Command, finish: Finish) => Command;
