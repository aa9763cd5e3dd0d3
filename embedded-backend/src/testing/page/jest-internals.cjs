// The parts of jest-util and jest-message-util that expect and jest-mock need; the packages themselves
// require Node.
module.exports = {
  isPromise: (value) => typeof value?.then === 'function',
  pluralize: (word, count) => `${count} ${word}${count === 1 ? '' : 's'}`,
  ErrorWithStack: Error,
  separateMessageFromStack: (stack) => ({ message: '', stack }),
  formatStackTrace: (stack) => stack,
  formatExecError: (error) => String(error?.stack ?? error),
};
