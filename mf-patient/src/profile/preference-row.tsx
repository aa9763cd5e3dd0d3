import { useState } from 'react';
import { SwitchRow } from 'shared-ui/switch-row';
import type { ProfileChange } from '../parts/profile';
import { useSaveProfile } from '../parts/use-profile';

interface PreferenceRowProps {
  readonly name: string;
  readonly hint: string;
  readonly on: boolean;
  readonly changeTo: (on: boolean) => ProfileChange;
}

/** A switch that updates optimistically and reverts when saving fails. */
export function PreferenceRow({ name, hint, on, changeTo }: PreferenceRowProps) {
  const [wanted, setWanted] = useState(on);
  const save = useSaveProfile();
  return (
    <SwitchRow
      name={name}
      hint={hint}
      checked={save.isRunning ? wanted : on}
      busy={save.isRunning}
      onChange={(checked) => {
        setWanted(checked);
        save.run(changeTo(checked));
      }}
    />
  );
}
