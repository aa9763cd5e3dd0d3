import { Check, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { OutcomeDialog } from '../parts/outcome/outcome-dialog';
import type { Outcome } from '../parts/outcome/record-outcome';
import type { AgendaConsultation } from './agenda';
import { copy } from './copy';

const words = copy.panel;

interface CorrectionProps {
  readonly consultation: AgendaConsultation;
  readonly when: string;
}

/** Corrects the recorded outcome to the other one. */
export function Correction({ consultation, when }: CorrectionProps) {
  const [asked, setAsked] = useState<Outcome | null>(null);
  const isNoShow = consultation.status === 'no_show';
  return (
    <>
      <Button
        variant="text"
        icon={isNoShow ? <Check aria-hidden="true" /> : <UserRoundX aria-hidden="true" />}
        onClick={() => setAsked(isNoShow ? 'completed' : 'no_show')}
      >
        {isNoShow ? words.correct : words.noShow}
      </Button>
      <OutcomeDialog
        isCorrection
        consultation={consultation}
        when={when}
        outcome={asked}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
