// As much of jest-util and jest-message-util as expect and jest-mock need; the packages themselves want Node.
module.exports = {
  isPromise: (value) => typeof value?.then === 'function',
  pluralize: (word, count) => `${count} ${word}${count === 1 ? '' : 's'}`,
  ErrorWithStack: Error,
  separateMessageFromStack: (stack) => ({ message: '', stack }),
  formatStackTrace: (stack) => stack,
  formatExecError: (error) => String(error?.stack ?? error),
};
