export { AppError } from './errors/app-error';
export { toAppError } from './errors/to-app-error';
export { toFunctionError } from './errors/function-error';
export { describeError, type ErrorText } from './errors/describe';
export { NO_CONNECTION } from './errors/no-connection';
export { countOf } from './errors/count-of';
export { exactlyOne } from './errors/exactly-one';
export type { ErrorContext } from './errors/catalogue';
export type { ErrorEntry } from './errors/entry';
