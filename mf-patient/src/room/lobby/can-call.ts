/** Whether the browser can make calls at all. */
export const canCall = (): boolean =>
  'RTCPeerConnection' in globalThis && typeof navigator.mediaDevices?.getUserMedia === 'function';
