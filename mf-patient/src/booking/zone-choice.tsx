import { Globe } from 'lucide-react';
import { zonePlace } from 'shared-domain/free-times';
import { timeOf, TIME_ZONE, type Instant } from 'shared-domain/schedule';
import { Choice, Choices } from 'shared-ui/choices';
import { copy } from './copy';
import styles from './zone-choice.module.css';
import type { ShownZone } from './use-shown-zone';

interface ZoneChoiceProps {
  readonly shown: ShownZone;
  /** A time to name in both zones. */
  readonly example: Instant | null;
}

/** Names the zone of the times. If the device's clock differs, the patient chooses between both. */
export function ZoneChoice({ shown: { zone, device, choose }, example }: ZoneChoiceProps) {
  const name = (
    <>
      <Globe aria-hidden="true" />
      {copy.zoneOf(zonePlace(zone))}
    </>
  );
  if (device === null) return <p className={styles.zone}>{name}</p>;
  const choices = [
    { id: device, label: copy.inOwnZone },
    { id: TIME_ZONE, label: copy.inBrasilia },
  ];
  return (
    <fieldset className={styles.choice}>
      <legend>{copy.otherZone}</legend>
      <p className={styles.zone}>{name}</p>
      {example && <p>{copy.bothTimes(timeOf(example), timeOf(example, device), zonePlace(device))}</p>}
      <Choices>
        {choices.map(({ id, label }) => (
          <Choice
            key={id}
            type="radio"
            name="zone"
            value={id}
            checked={id === zone}
            onChange={() => choose(id)}
          >
            {label}
          </Choice>
        ))}
      </Choices>
    </fieldset>
  );
}
