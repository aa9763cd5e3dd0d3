export { useCountdown } from './use-countdown';
export { PixCharge, PixDialog, type PixChargeProps, type PixDialogProps } from './pix-dialog';
