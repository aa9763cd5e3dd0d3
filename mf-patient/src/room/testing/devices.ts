/** What jsdom lacks of a browser that can make calls. */
export function stubBrowser() {
  Object.assign(globalThis, { RTCPeerConnection: jest.fn() });
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: jest.fn() },
  });
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  return { play };
}

/** A stream with these kinds of tracks. */
export function fakeStream(...kinds: readonly ('audio' | 'video')[]): MediaStream {
  const tracks = kinds.map((kind) => ({ kind }));
  return {
    getTracks: () => tracks,
    getAudioTracks: () => tracks.filter(({ kind }) => kind === 'audio'),
    getVideoTracks: () => tracks.filter(({ kind }) => kind === 'video'),
  } as unknown as MediaStream;
}
