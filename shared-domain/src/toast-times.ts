/** Maximum number of toasts on the screen; the rest wait. */
export const VISIBLE_TOASTS = 3;
export const SUCCESS_TOAST_SECONDS = 3;
export const OTHER_TOAST_SECONDS = 4;
/** Toasts with text to copy. */
export const TEST_PASSWORD_TOAST_SECONDS = 10;
/** Of toasts that offer to undo. */
export const UNDO_TOAST_SECONDS = 10;
