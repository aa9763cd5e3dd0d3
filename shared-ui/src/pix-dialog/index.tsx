export { PixDialog, type PixDialogProps } from './pix-dialog';
export { TimeBar, TimeLeft } from './time-left';
export { useCountdown } from './use-countdown';
