import type { AppError } from 'shared-domain/errors';

const CODES = ['weak_password', 'password_known', 'password_too_long', 'same_password'];

/** Whether the server refused the chosen password itself. */
export const isPasswordRefusal = ({ code }: AppError): boolean => CODES.includes(code);
