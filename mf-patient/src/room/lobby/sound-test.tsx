import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { devicesCopy } from '../devices-copy';
import { playTone } from '../play-tone';
import { useSpeaker } from '../use-speaker';
import { Fine, TestRow } from './test-row';

const words = devicesCopy;

type Step = 'unheard' | 'playing' | 'asked' | 'heard';

/** Plays a tone and asks whether it was heard. */
export function SoundTest({ speakers }: { readonly speakers: readonly MediaDeviceInfo[] }) {
  const [step, setStep] = useState<Step>('unheard');
  const speaker = useSpeaker();
  const play = async () => {
    setStep('playing');
    // Whether it was audible only the user knows; a browser that plays nothing is asked about too.
    await playTone(speaker).catch(() => undefined);
    setStep('asked');
  };
  const isAsked = step === 'asked';
  const name = speakers.find(({ deviceId }) => deviceId === speaker)?.label;
  return (
    <TestRow
      icon={Volume2}
      title={words.sound}
      hint={isAsked ? words.notHeard : (name ?? words.soundHint)}
      result={
        step === 'heard' ? (
          <Fine>{words.soundFine}</Fine>
        ) : (
          <>
            <Button variant="outline" size="sm" loading={step === 'playing'} onClick={() => void play()}>
              {isAsked ? words.playAgain : words.play}
            </Button>
            {isAsked && (
              <Button variant="text" size="sm" onClick={() => setStep('heard')}>
                {words.heard}
              </Button>
            )}
          </>
        )
      }
    />
  );
}
