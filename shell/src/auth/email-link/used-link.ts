import type { AppError } from 'shared-domain/errors';

/** Server errors for a link that is used, expired or invalid. */
const USED_LINK_CODES = ['otp_expired', 'access_denied', 'validation_failed', 'refresh_token_not_found'];

/** Whether the link is unusable and the user needs a new one. Otherwise it can be retried. */
export const isUsedLink = ({ code }: AppError): boolean => USED_LINK_CODES.includes(code);
