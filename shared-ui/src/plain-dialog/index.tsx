/** A dialog that shows something, with any buttons. One that writes is a `ConfirmDialog` or a `FormDialog`. */
export { Dialog as PlainDialog } from '../dialog/dialog';
