import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/**
 * What is being typed, sent on after a short pause or at once with the third function.
 * Follows `sent` when it changes from outside, for instance by "Limpar filtros" or the back button.
 */
export function useTypedText(
  sent: string,
  onPause: (text: string) => void,
): [string, (text: string) => void, () => void] {
  const [text, setText] = useState(sent);
  const [followed, setFollowed] = useState(sent);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (sent !== followed) {
    setFollowed(sent);
    setText(sent);
  }
  useEffect(() => () => clearTimeout(timer.current), [sent]);
  // What else has changed since the key was pressed stays.
  const latest = useRef(onPause);
  useEffect(() => {
    latest.current = onPause;
  });

  const send = (typed: string) => {
    clearTimeout(timer.current);
    if (typed !== sent) latest.current(typed);
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(typed), PAUSE_MS);
  };
  return [text, type, () => send(text)];
}
