import type { Command } from 'commander';

/** Is given the exit code of the command that was run. */
export type Finish = (code: number) => void;

/** Adds a command to the program. What it runs is loaded when it runs, so that `--help` need not wait for it. */
export type AddCommand = (program: Command, finish: Finish) => Command;
