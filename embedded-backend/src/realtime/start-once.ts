type Stop = () => Promise<unknown>;

/**
 * Starts something at the first call. While a start runs, and after it succeeded, calls share it; after a failure the next call
 * starts again.
 * @param start receives a list for the functions that undo its steps; they are called where it fails
 */
export function startOnce<Started>(start: (stops: Stop[]) => Promise<Started>) {
  let stops: Stop[] = [];
  let started: Promise<Started> | undefined;

  async function run(): Promise<Started> {
    try {
      return await start(stops);
    } catch (error) {
      const undone = stops;
      stops = [];
      started = undefined;
      await Promise.allSettled(undone.map((stop) => stop()));
      throw error;
    }
  }
  return {
    get: () => (started ??= run()),
    /** What was started; undefined if nothing was. */
    current: async () => started?.catch(() => undefined),
    stop: async () => {
      for (const stop of stops) await stop();
    },
  };
}
