import { Info } from 'lucide-react';
import { classNames } from 'shared-ui/class-names';
import { Note } from 'shared-ui/note';
import { UnsavedChanges } from 'shared-ui/unsaved';
import { CalendarCard } from './calendar/calendar-card';
import { copy } from './copy';
import { ExceptionsCard } from './exceptions-card';
import { faultyWeekdays, startsPerWeek, type SavedHours } from './hours';
import styles from './hours-page.module.css';
import { OutsideNote } from './outside-note';
import { firstFreeText, PreviewCard } from './preview-card';
import { RulesCard } from './rules-card';
import { SaveBar } from './save-bar';
import { useHoursDraft } from './use-hours-draft';
import { useHoursSaving } from './use-hours-saving';
import { useOutsideDraft, useOutsideNow } from './use-outside';
import { useSettled } from './use-settled';
import { WeekCard } from './week-card';

interface HoursEditorProps {
  readonly saved: SavedHours;
  readonly readOnly: boolean;
}

/** The hours, editable unless the professional is suspended. Week and rules are saved together. */
export function HoursEditor({ saved, readOnly }: HoursEditorProps) {
  const edited = useHoursDraft(saved.draft);
  const { change, discard } = edited;
  const draft = readOnly ? saved.draft : edited.draft;
  const isUnsaved = edited.isUnsaved && !readOnly;
  const saving = useHoursSaving();
  const { closedOnHolidays, exceptions } = saved;
  const isAsked = isUnsaved && faultyWeekdays(draft).length === 0;
  const asked = useSettled(isAsked ? { draft, closedOnHolidays, exceptions } : null);
  const outsideNow = useOutsideNow();
  const outsideDraft = useOutsideDraft(asked);
  const isOfDraft = isUnsaved && asked !== null && outsideDraft.data !== undefined;
  const outside = (isOfDraft ? outsideDraft.data : outsideNow.data) ?? [];
  const isFailed = isUnsaved && asked !== null ? outsideDraft.isError : outsideNow.isError;
  return (
    <>
      <div className={classNames(styles.hours, readOnly && styles.readOnly)}>
        {!saved.isOwn && !readOnly && (
          <Note icon={<Info aria-hidden="true" />} title={copy.usual.title}>
            {copy.usual.text}
          </Note>
        )}
        <OutsideNote
          consultations={outside}
          isDraft={isOfDraft}
          isFailed={isFailed}
          timeZone={draft.timeZone}
          className={styles.outside}
        />
        <WeekCard draft={draft} readOnly={readOnly} onChange={(week) => change({ week })} />
        <div className={styles.side}>
          <PreviewCard saved={saved} draft={draft} isUnsaved={isUnsaved} />
          <CalendarCard
            today={saved.today}
            timeZone={saved.draft.timeZone}
            readOnly={readOnly}
            className={styles.calendar}
          />
        </div>
        <ExceptionsCard saved={saved} saving={saving} readOnly={readOnly} />
        <RulesCard
          draft={draft}
          today={saved.today}
          firstFree={isUnsaved ? null : firstFreeText(saved)}
          readOnly={readOnly}
          onChange={change}
        />
      </div>
      {isUnsaved && (
        <SaveBar
          saved={saved.draft}
          draft={draft}
          isRunning={saving.isRunning}
          onDiscard={discard}
          onSave={() =>
            saving.run({
              hours: { ...saved, draft },
              done: copy.save.saved(startsPerWeek(draft)),
            })
          }
        />
      )}
      <UnsavedChanges when={isUnsaved} />
    </>
  );
}
