/**
 * Names of time zones in e-mails. They are those of shared-domain/time-zones, which a deployed function cannot
 * import; supabase/tests/time-zone-names.test.ts compares them.
 */

const BRASILIA = 'America/Sao_Paulo';

const NAMES: Readonly<Record<string, string>> = {
  [BRASILIA]: 'Brasília',
  'America/Araguaina': 'Palmas',
  'America/Bahia': 'Salvador',
  'America/Belem': 'Belém',
  'America/Cuiaba': 'Cuiabá',
  'America/Eirunepe': 'Eirunepé',
  'America/Maceio': 'Maceió',
  'America/Noronha': 'Fernando de Noronha',
  'America/Santarem': 'Santarém',
  'Europe/Lisbon': 'Lisboa',
  'Europe/Berlin': 'Berlim',
  'Europe/London': 'Londres',
  'Europe/Madrid': 'Madri',
  'Europe/Rome': 'Roma',
  'America/New_York': 'Nova York',
  'Asia/Tokyo': 'Tóquio',
};

/** "Rio Branco"; of a zone without a Portuguese name, its city as IANA writes it. */
export const timeZoneName = (zone: string): string =>
  NAMES[zone] ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The zone, or Brasília's when this engine does not know it: PostgreSQL may have newer ones. */
export function knownTimeZone(zone: string): string {
  try {
    new Intl.DateTimeFormat('pt-BR', { timeZone: zone });
    return zone;
  } catch {
    return BRASILIA;
  }
}
