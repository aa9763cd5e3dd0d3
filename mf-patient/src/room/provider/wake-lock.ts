/** Keeps the screen on while `isNeeded`. Browsers release the lock when the tab is hidden. */
export function createWakeLock() {
  let lock: WakeLockSentinel | null = null;
  let isNeeded = false;
  const ask = async () => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    const asked = await navigator.wakeLock.request('screen').catch(() => null);
    if (isNeeded) lock = asked;
    else await asked?.release();
  };
  const onVisible = () => {
    if (isNeeded) void ask();
  };
  document.addEventListener('visibilitychange', onVisible);
  const set = (isOn: boolean) => {
    if (isOn === isNeeded) return;
    isNeeded = isOn;
    if (isOn) return void ask();
    void lock?.release();
    lock = null;
  };
  return {
    set,
    close: () => {
      set(false);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}
