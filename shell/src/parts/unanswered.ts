import type { AppError } from 'shared-domain/errors';

const CODES = ['aborted', 'network', 'server_unavailable', 'timeout', 'unexpected'];

/** Whether nobody answered, or not about what was asked: nothing was refused. */
export const isUnanswered = ({ code }: AppError): boolean => CODES.includes(code);
