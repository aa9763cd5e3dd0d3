import { useEffect, useRef, useState } from 'react';
import { portalHistory } from 'shared-portal/history';
import { useLocation } from 'shared-portal/router';

const PAUSE_MS = 300;

/**
 * Debounced text input, sent after a short pause or at once with the third function. Follows `sent`, which is
 * stored in the address, when it changes from outside, for instance by "Limpar filtros" or the back button.
 */
export function useDebouncedText(
  sent: string,
  onPause: (text: string) => void,
): [string, (text: string) => void, () => void] {
  const { key } = useLocation();
  const [text, setText] = useState(sent);
  const [latestSent, setLatestSent] = useState(sent);
  const shown = `${key} ${sent}`;
  const [followed, setFollowed] = useState(shown);
  const [resets, setResets] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A new address is rendered late: while a newer one is pending, `sent` may be any earlier text.
  if (shown !== followed && key === portalHistory().get().location.key) {
    setFollowed(shown);
    if (sent !== latestSent) {
      setLatestSent(sent);
      setText(sent);
      setResets(resets + 1);
    }
  }
  useEffect(() => () => clearTimeout(timer.current), [resets]);
  // Keeps other changes made since the key press.
  const latest = useRef(onPause);
  useEffect(() => {
    latest.current = onPause;
  });

  const send = (typed: string) => {
    clearTimeout(timer.current);
    if (typed === latestSent) return;
    setLatestSent(typed);
    latest.current(typed);
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(typed), PAUSE_MS);
  };
  return [text, type, () => send(text)];
}
