import { useEffect, useRef } from 'react';
import { firstName } from 'shared-domain/names';
import { ButtonLink } from 'shared-ui/button';
import { Met } from 'shared-ui/illustrations';
import { EmptyPanel } from 'shared-ui/panel';
import type { ConsultationRecord } from '../parts/consultation-record';
import { copy } from './copy';

/** The feedback has arrived. The focus goes here, where the form was. */
export function Thanks({ record }: { record: ConsultationRecord }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} role="status">
      <EmptyPanel
        card
        illustration={<Met />}
        title={copy.thanksTitle}
        text={copy.thanksText(firstName(record.professionalName))}
        action={
          <>
            <ButtonLink variant="primary" to="/patient/dashboard">
              {copy.home}
            </ButtonLink>
            <ButtonLink variant="text" to={`/patient/booking/${record.professionalId}`}>
              {copy.again}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
