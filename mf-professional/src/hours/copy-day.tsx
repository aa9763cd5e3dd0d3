import { Popover } from 'antd';
import { Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button, IconButton } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/field';
import styles from './copy-day.module.css';
import { copy } from './copy';

const words = copy.week;

interface CopyDayProps {
  /** 0 for Monday. */
  readonly day: number;
  readonly onCopy: (days: readonly number[]) => void;
}

/** Copies a day's ranges to the days chosen in a popover. */
export function CopyDay({ day, onCopy }: CopyDayProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const name = words.days[day] ?? '';
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div
      ref={box}
      className={styles.copy}
      onKeyDown={({ key }) => open && key === 'Escape' && close()}
      onBlur={({ relatedTarget }) => relatedTarget && !box.current?.contains(relatedTarget) && setOpen(false)}
    >
      <Popover
        open={open}
        onOpenChange={setOpen}
        trigger="click"
        placement="bottomRight"
        arrow={false}
        destroyOnHidden
        // After the button, so that Tab leads into it.
        getPopupContainer={() => box.current ?? document.body}
        content={
          <DayChoice
            day={day}
            onCopy={(days) => {
              onCopy(days);
              close();
            }}
          />
        }
      >
        {/* antd describes its child with the whole popover. */}
        <span>
          <IconButton
            ref={button}
            label={words.copy(name)}
            icon={<Copy aria-hidden="true" />}
            aria-expanded={open}
          />
        </span>
      </Popover>
    </div>
  );
}

function DayChoice({ day, onCopy }: CopyDayProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const titleId = useId();
  const others = words.days.map((name, other) => ({ name, other })).filter(({ other }) => other !== day);
  return (
    <fieldset className={styles.choice} aria-labelledby={titleId}>
      <legend id={titleId}>{words.copyTitle(words.days[day] ?? '')}</legend>
      {others.map(({ name, other }) => (
        <Checkbox
          key={other}
          checked={chosen.includes(other)}
          onChange={({ currentTarget }) =>
            setChosen(currentTarget.checked ? [...chosen, other] : chosen.filter((it) => it !== other))
          }
        >
          {name}
        </Checkbox>
      ))}
      <Button block disabled={chosen.length === 0} onClick={() => onCopy(chosen)}>
        {words.copyTo(chosen.length)}
      </Button>
    </fieldset>
  );
}
