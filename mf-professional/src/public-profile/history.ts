import { HISTORY_TEXT_MAX_LENGTH, type HistoryEntry } from 'shared-domain/published-profile';
import { lengthFault } from 'shared-domain/text-length';
import type { FormErrors } from 'shared-ui/form';
import { copy } from './copy';

export type HistoryList = 'education' | 'experience';

/** An entry in form fields. */
export interface EntryDraft {
  readonly title: string;
  readonly place: string;
  readonly from: string;
  readonly to: string;
}

export const entryDraftOf = (entry: HistoryEntry | null): EntryDraft => ({
  title: entry?.title ?? '',
  place: entry?.place ?? '',
  from: entry ? String(entry.from) : '',
  to: entry?.to ? String(entry.to) : '',
});

export const entryOf = ({ title, place, from, to }: EntryDraft): HistoryEntry => ({
  title: title.trim(),
  place: place.trim(),
  from: Number(from),
  to: to.trim() === '' ? null : Number(to),
});

const isYear = (text: string) => /^(19|20)\d{2}$/.test(text.trim());

/** The messages of an entry's fields. */
export function entryFaults({ title, place, from, to }: EntryDraft): FormErrors<EntryDraft> {
  const words = copy.history.dialog;
  const isOpen = to.trim() === '';
  return {
    title: title.trim() === '' ? words.noTitle : lengthFault(title, HISTORY_TEXT_MAX_LENGTH),
    place: lengthFault(place, HISTORY_TEXT_MAX_LENGTH),
    from: isYear(from) ? null : words.yearInvalid,
    to:
      isOpen || isYear(to)
        ? !isOpen && Number(to) < Number(from)
          ? words.toBeforeFrom
          : null
        : words.yearInvalid,
  };
}

/** The list with an entry replaced; a new one is the first. */
export const withEntry = (entries: readonly HistoryEntry[], index: number, entry: HistoryEntry) =>
  index < entries.length ? entries.with(index, entry) : [entry, ...entries];

/** The list with one entry moved up (-1) or down (1). */
export function moved<Entry>(entries: readonly Entry[], index: number, by: -1 | 1): readonly Entry[] {
  const entry = entries[index];
  if (entry === undefined) return entries;
  return entries.toSpliced(index, 1).toSpliced(index + by, 0, entry);
}
