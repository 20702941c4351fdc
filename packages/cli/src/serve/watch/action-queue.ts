/** Runs actions one at a time, in the order in which they are given. One that fails does not hold up the next. */
export class ActionQueue {
  /** Settled once the latest action is; absent while there is none. */
  private latest: Promise<void> | undefined;

  /** Runs an action after all earlier ones, at once if there are none. Settled as the action is. */
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

  /** Settled once all actions given so far are. */
  async idle(): Promise<void> {
    await this.latest;
  }
}
