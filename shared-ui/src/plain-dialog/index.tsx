/** A read-only dialog with any buttons. For writes, use `ConfirmDialog` or `FormDialog`. */
export { Dialog as PlainDialog } from '../dialog/dialog';
