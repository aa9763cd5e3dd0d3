/** Runs tasks one after another; a failed one is reported and does not stop the next. */
export function inTurn(onError: (error: unknown) => void): (task: () => unknown) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (task) => {
    last = last
      .then(task)
      .then(() => undefined)
      .catch(onError);
    return last;
  };
}
