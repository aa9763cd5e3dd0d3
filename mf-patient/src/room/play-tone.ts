const SECONDS = 0.9;

/** Plays a soft tone on the chosen speaker, where the browser can choose one. Resolves when it is over. */
export async function playTone(speaker: string | null): Promise<void> {
  const context: AudioContext & { setSinkId?: (id: string) => Promise<void> } = new AudioContext();
  try {
    if (speaker !== null) await context.setSinkId?.(speaker);
    await context.resume();
    const tone = context.createOscillator();
    const volume = context.createGain();
    const end = context.currentTime + SECONDS;
    tone.frequency.value = 523;
    volume.gain.setValueAtTime(0.0001, context.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.25, context.currentTime + 0.08);
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    tone.connect(volume).connect(context.destination);
    const ended = new Promise((done) => tone.addEventListener('ended', done));
    tone.start();
    tone.stop(end);
    await ended;
  } finally {
    await context.close();
  }
}
