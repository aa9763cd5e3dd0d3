export { useCountdown } from './use-countdown';
export { PixCharge, PixDialog, type PixDialogProps } from './pix-dialog';
