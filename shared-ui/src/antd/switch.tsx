import { Switch as AntdSwitch } from 'antd';

export interface SwitchProps {
  /** For a `label`, so that a click on its text switches too. */
  readonly id?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Id of the text that names it. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  /** Its change is being saved: clicks are ignored. */
  readonly loading?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** antd's switch. A word beside it should say the state as well. */
export function Switch({
  id,
  checked,
  onChange,
  labelledBy,
  describedBy,
  loading,
  disabled = false,
}: SwitchProps) {
  return (
    <AntdSwitch
      {...(id !== undefined && { id })}
      checked={checked}
      // antd disables a switch that is loading, and it would lose the focus.
      onChange={(next) => !loading && onChange(next)}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-busy={loading || undefined}
      disabled={disabled}
    />
  );
}
