import { Wifi } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from 'shared-ui/button';
import { devicesCopy } from '../devices-copy';
import type { ConnectionTest, DeviceState, Room } from '../provider';
import { Fine, TestRow } from './test-row';

const words = devicesCopy;

const HINTS: Record<ConnectionTest, string> = {
  ok: words.goodHint,
  weak: words.weakHint,
  no_signal: words.noSignal,
  no_call: words.noCall,
  untested: words.untested,
};

interface LinkTestProps {
  readonly call: Room;
  readonly camera: DeviceState;
  /** The room is not open yet, and its servers for calls are not known. */
  readonly isEarly: boolean;
}

/** Whether a call can be made from here. */
export function LinkTest({ call, camera, isEarly }: LinkTestProps) {
  if (isEarly) return <TestRow icon={Wifi} title={words.link} hint={words.testedLater} result={null} />;
  return <OpenLinkTest call={call} camera={camera} />;
}

function OpenLinkTest({ call, camera }: Omit<LinkTestProps, 'isEarly'>) {
  const [result, setResult] = useState<ConnectionTest | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isHere = true;
    void call.testConnection().then((found) => {
      if (isHere) setResult(found);
    });
    return () => {
      isHere = false;
    };
  }, [call, round]);
  const again = () => {
    setResult(null);
    setRound((before) => before + 1);
  };
  return (
    <TestRow
      icon={Wifi}
      title={words.link}
      hint={result === null ? undefined : HINTS[result]}
      result={
        <>
          <span role="status">
            {result === null && words.testing}
            {result === 'ok' && <Fine>{words.good}</Fine>}
            {result === 'weak' && words.weak}
          </span>
          {result === 'weak' && camera === 'on' && (
            <Button variant="outline" size="sm" onClick={() => void call.setCamera(false)}>
              {words.voiceOnly}
            </Button>
          )}
          {result !== null && result !== 'ok' && (
            <Button variant="outline" size="sm" onClick={again}>
              {words.measureAgain}
            </Button>
          )}
        </>
      }
    />
  );
}
