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
  // What was sent on and has not come back as `sent` yet: more may have been typed meanwhile, which stays.
  const [underway, setUnderway] = useState<readonly string[]>([]);
  const [resets, setResets] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (sent !== followed) {
    setFollowed(sent);
    const place = underway.indexOf(sent);
    setUnderway(place < 0 ? [] : underway.slice(place + 1));
    if (place < 0) {
      setText(sent);
      setResets(resets + 1);
    }
  }
  useEffect(() => () => clearTimeout(timer.current), [resets]);
  // What else has changed since the key was pressed stays.
  const latest = useRef(onPause);
  useEffect(() => {
    latest.current = onPause;
  });

  const send = (typed: string) => {
    clearTimeout(timer.current);
    if (typed === (underway.at(-1) ?? sent)) return;
    setUnderway((before) => [...before, typed]);
    latest.current(typed);
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(typed), PAUSE_MS);
  };
  return [text, type, () => send(text)];
}
