import type { AppError } from 'shared-domain/errors';

const CODES = ['aborted', 'network', 'server_unavailable', 'timeout', 'unexpected'];

/** Whether the request got no usable response, so nothing was refused. */
export const isUnanswered = ({ code }: AppError): boolean => CODES.includes(code);
