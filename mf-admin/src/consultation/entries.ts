import {
  CalendarCheck2,
  CalendarClock,
  CalendarPlus,
  CalendarSync,
  CalendarX2,
  Check,
  CircleCheck,
  ClockAlert,
  LogIn,
  Mail,
  MailX,
  MessageCircleQuestionMark,
  PhoneOff,
  Scale,
  Undo2,
  UserRoundX,
  Video,
  type LucideIcon,
} from 'lucide-react';
import { cents, formatBrl } from 'shared-domain/money';
import { timeOf } from 'shared-domain/schedule';
import { shortInstant } from '../parts/charge/when';
import type { TimelineEntry, TimelineTone } from '../parts/timeline/timeline';
import { eventCopy as copy } from './event-copy';
import type { Consultation, ConsultationEvent } from './use-consultation';

type Shown = readonly [icon: LucideIcon, tone: TimelineTone, title: string, text?: string | null | undefined];

const HOUR_MS = 3_600_000;
const LINK_MINUTES = 15;

/** What happened to a consultation, then what is to come, oldest first. */
export function entriesOf(consultation: Consultation, now: Date): readonly TimelineEntry[] {
  return [
    ...consultation.events.map((event) => entry(event.at, now, shownEvent(event, consultation, now))),
    ...comingOf(consultation, now),
  ];
}

function entry(at: string | null, now: Date, [icon, tone, title, text]: Shown, when?: string): TimelineEntry {
  return {
    icon,
    tone,
    title,
    text: text ?? undefined,
    at,
    when: when ?? (at === null ? copy.unknownMoment : shortInstant(at, now)),
  };
}

function nameOf({ side, person }: ConsultationEvent, { patient, professional }: Consultation): string {
  if (side === 'patient') return patient.name;
  if (side === 'professional') return professional.name;
  if (side === 'erased') return copy.erased;
  return side === 'team' ? copy.member(person) : copy.platform;
}

function shownEvent(event: ConsultationEvent, consultation: Consultation, now: Date): Shown {
  const { kind, detail, since, until } = event;
  const who = nameOf(event, consultation);
  const amount = formatBrl(cents(event.amount_cents ?? 0));
  const shown: Readonly<Record<string, Shown>> = {
    booked: [CalendarPlus, 'done', copy.booked(who)],
    paid: [Check, 'done', copy.paid(amount, detail)],
    refunded: [Undo2, 'back', copy.refunded(amount)],
    pending: [CalendarClock, 'back', copy.pending],
    scheduled: [CalendarCheck2, 'done', copy.scheduled],
    moved: [
      CalendarSync,
      'back',
      copy.moved(who),
      [since && until && copy.fromTo(shortInstant(since, now), shortInstant(until, now)), detail]
        .filter(Boolean)
        .join(' '),
    ],
    cancelled: [CalendarX2, 'back', ...cancelledText(event, who, consultation)],
    lapsed: [ClockAlert, 'back', copy.lapsed],
    completed: [CircleCheck, 'done', copy.completed, outcomeText(event, who)],
    no_show: [UserRoundX, 'back', copy.absent(consultation.patient.name), outcomeText(event, who)],
    mail: [Mail, 'done', copy.mail(who), mailName(detail)],
    mail_waiting: [Mail, 'coming', copy.mailWaiting(who), mailName(detail)],
    mail_failed: [MailX, 'problem', copy.mailFailed(who), mailName(detail)],
    proposed: [CalendarSync, 'done', copy.proposed(who)],
    proposal_accepted: [Check, 'done', copy.proposalAccepted(who)],
    proposal_refused: [Undo2, 'done', copy.proposalRefused(who)],
    proposal_withdrawn: [Undo2, 'done', copy.proposalWithdrawn(who)],
    proposal_expired: [ClockAlert, 'done', copy.proposalExpired],
    joined: [LogIn, 'done', copy.joined(who), until && copy.left(timeOf(until))],
    ended: [PhoneOff, 'done', copy.ended(who)],
    absence_reported: [MessageCircleQuestionMark, 'problem', copy.absenceReported(who)],
    absence_answered: [MessageCircleQuestionMark, 'done', copy.absenceAnswered(who, detail === 'came')],
    absence_decided: [Scale, 'done', copy.absenceDecided(who, detail === 'refund')],
  };
  return shown[kind] ?? [CalendarClock, 'done', copy.other];
}

function cancelledText(
  { cause, detail }: ConsultationEvent,
  who: string,
  { patient, professional }: Consultation,
): readonly [title: string, text: string] {
  const asked =
    cause === 'asked_by_patient'
      ? patient.name
      : cause === 'asked_by_professional'
        ? professional.name
        : null;
  return [
    cause === 'unattended' ? copy.unattended(professional.name) : copy.cancelled(who),
    [asked && copy.askedBy(asked), detail].filter(Boolean).join(' '),
  ];
}

const outcomeText = ({ at, detail }: ConsultationEvent, who: string): string | undefined =>
  at === null ? undefined : [copy.markedBy(who), detail].filter(Boolean).join(' ');

const mailName = (kind: string | null): string => copy.mails[kind ?? ''] ?? copy.otherMail;

function comingOf(consultation: Consultation, now: Date): readonly TimelineEntry[] {
  const { status, starts_at, ends_at, payment, patient, professional, is_contested } = consultation;
  const start = Date.parse(starts_at);
  const coming: TimelineEntry[] = [];
  if (status === 'pending' && payment)
    coming.push(entry(payment.expires_at, now, [ClockAlert, 'coming', copy.expires, copy.expiresText]));
  if (status !== 'scheduled') return coming;
  const link = new Date(start - LINK_MINUTES * 60_000);
  if (link > now)
    coming.push(entry(link.toISOString(), now, [Video, 'coming', copy.link(patient.name), copy.linkText]));
  if (start > now.getTime())
    coming.push(entry(starts_at, now, [Video, 'coming', copy.begins, copy.beginsText]));
  if (!is_contested) {
    const latest = new Date(Date.parse(ends_at) + 24 * HOUR_MS).toISOString();
    coming.push(
      entry(
        latest,
        now,
        [CircleCheck, 'coming', copy.completes, copy.completesText(professional.name)],
        copy.until(shortInstant(latest, now)),
      ),
    );
  }
  return coming;
}
