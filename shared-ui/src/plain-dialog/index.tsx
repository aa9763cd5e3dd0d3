/**
 * A dialog with any content and buttons: details, a Pix charge, or a form whose data is loaded first. Elsewhere, use
 * `ConfirmDialog` for a write and `FormDialog` for a form.
 */
export { Dialog as PlainDialog } from '../dialog/dialog';
