/** Toasts on the screen at once; the rest wait. */
export const VISIBLE_TOASTS = 3;
export const SUCCESS_TOAST_SECONDS = 3;
export const OTHER_TOAST_SECONDS = 4;
/** Toasts that somebody has to copy from. */
export const TEST_PASSWORD_TOAST_SECONDS = 10;
