/** Runs actions one at a time, in the given order. A failing one does not hold up the next. */
export class ActionQueue {
  /** Settles with the latest action; undefined if there is none. */
  private latest: Promise<void> | undefined;

  /** Runs an action after all earlier ones, at once if there are none. Settles with the action. */
  run(action: () => Promise<void>): Promise<void> {
    const done = this.latest === undefined ? action() : this.latest.then(action);
    const settled = done
      .catch(() => {})
      .then(() => {
        if (this.latest === settled) this.latest = undefined;
      });
    this.latest = settled;
    return done;
  }

  /** Settles once all actions added so far have settled. */
  async idle(): Promise<void> {
    await this.latest;
  }
}
