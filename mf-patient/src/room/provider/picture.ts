/** Enough for 640 × 360, and for text of a shared screen. */
const CAMERA_BITS = 700_000;
const SCREEN_BITS = 1_500_000;

/** Sends the picture, or pauses it without releasing the camera. */
export async function sendPicture(
  sender: RTCRtpSender | undefined,
  { isActive, isScreen }: { readonly isActive: boolean; readonly isScreen: boolean },
): Promise<void> {
  const parameters = sender?.getParameters();
  const [encoding] = parameters?.encodings ?? [];
  if (!sender || !parameters || !encoding) return;
  const maxBitrate = isScreen ? SCREEN_BITS : CAMERA_BITS;
  if (encoding.active === isActive && encoding.maxBitrate === maxBitrate) return;
  Object.assign(encoding, { active: isActive, maxBitrate });
  // Refused while the connection is being built again; the next sample repeats it.
  await sender.setParameters(parameters).catch(() => undefined);
}
