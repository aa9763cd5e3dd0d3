export { PixDialog, type PixDialogProps } from './pix-dialog';
