import { hello } from '../_shared/greeting.ts';
import {
  changesUntil,
  consultationsButton,
  roomButton,
  type ConsultationMailData,
  type Writer,
} from './consultation-mail.ts';
import { clock, clockInZone, onDay } from './consultation-times.ts';

const QUIET_PLACE = 'Escolha um lugar tranquilo e, se puder, use fones de ouvido.';

const wayIn = (data: ConsultationMailData, siteUrl: string) =>
  data.session_link && data.consultation_id ? roomButton(data, siteUrl) : consultationsButton(siteUrl);

/** E-mails to patients before a consultation. */
export const REMINDER_MAILS: Readonly<Record<string, Writer>> = {
  session_link: (data, siteUrl) => ({
    subject: `Sua sessão começa às ${clock(data)}`,
    title: 'Sua sessão começa em instantes',
    preview: QUIET_PLACE,
    paragraphs: [
      hello(data.patient_name),
      `${data.professional_name} espera por você às ${clockInZone(data)}. ${QUIET_PLACE}`,
    ],
    button: wayIn(data, siteUrl),
  }),
  room_link: (data, siteUrl) => ({
    subject: `Seu compromisso começa às ${clock(data)}`,
    title: 'Seu compromisso começa daqui a pouco',
    preview: QUIET_PLACE,
    paragraphs: [
      hello(data.patient_name),
      `Ele começa às ${clockInZone(data)} e dura 50 minutos. ${QUIET_PLACE}`,
      'O link é só seu. Ele chega de novo 15 minutos antes.',
    ],
    button: wayIn(data, siteUrl),
  }),
  reminder_day: (data, siteUrl) => ({
    subject: `Você tem um compromisso amanhã, às ${clockInZone(data)}`,
    title: 'Seu compromisso é amanhã',
    preview: 'O link chega por e-mail uma hora antes, e de novo 15 minutos antes.',
    paragraphs: [
      hello(data.patient_name),
      `Ele é ${onDay(data)}.`,
      'O link chega por e-mail uma hora antes, e de novo 15 minutos antes.',
    ],
    button: consultationsButton(siteUrl),
  }),
  reminder_48h: (data, siteUrl) => ({
    subject: `Você tem um compromisso ${onDay(data)}`,
    title: 'Seu compromisso está chegando',
    preview: changesUntil(data),
    paragraphs: [hello(data.patient_name), `Ele é ${onDay(data)}.`, changesUntil(data)],
    button: consultationsButton(siteUrl),
  }),
};
