/** An IANA time zone with its name in Portuguese. */
export interface TimeZone {
  readonly id: string;
  readonly name: string;
}

/** Zones offered to professionals: all of Brazil, then where Brazilians abroad often live. */
export const TIME_ZONES: readonly TimeZone[] = [
  { id: 'America/Sao_Paulo', name: 'Brasília e São Paulo' },
  { id: 'America/Araguaina', name: 'Palmas' },
  { id: 'America/Bahia', name: 'Salvador' },
  { id: 'America/Belem', name: 'Belém' },
  { id: 'America/Boa_Vista', name: 'Boa Vista' },
  { id: 'America/Campo_Grande', name: 'Campo Grande' },
  { id: 'America/Cuiaba', name: 'Cuiabá' },
  { id: 'America/Eirunepe', name: 'Eirunepé' },
  { id: 'America/Fortaleza', name: 'Fortaleza' },
  { id: 'America/Maceio', name: 'Maceió' },
  { id: 'America/Manaus', name: 'Manaus' },
  { id: 'America/Noronha', name: 'Fernando de Noronha' },
  { id: 'America/Porto_Velho', name: 'Porto Velho' },
  { id: 'America/Recife', name: 'Recife' },
  { id: 'America/Rio_Branco', name: 'Rio Branco' },
  { id: 'America/Santarem', name: 'Santarém' },
  { id: 'Europe/Lisbon', name: 'Lisboa' },
  { id: 'Europe/Berlin', name: 'Berlim' },
  { id: 'Europe/Dublin', name: 'Dublin' },
  { id: 'Europe/London', name: 'Londres' },
  { id: 'Europe/Madrid', name: 'Madri' },
  { id: 'Europe/Paris', name: 'Paris' },
  { id: 'Europe/Rome', name: 'Roma' },
  { id: 'America/Argentina/Buenos_Aires', name: 'Buenos Aires' },
  { id: 'America/Chicago', name: 'Chicago' },
  { id: 'America/Los_Angeles', name: 'Los Angeles' },
  { id: 'America/New_York', name: 'Nova York' },
  { id: 'America/Toronto', name: 'Toronto' },
  { id: 'Asia/Tokyo', name: 'Tóquio' },
  { id: 'Australia/Sydney', name: 'Sydney' },
];

/** The name of a zone: "Rio Branco"; of one that is not in the list, its city as IANA writes it. */
export const timeZoneName = (id: string): string =>
  TIME_ZONES.find((zone) => zone.id === id)?.name ?? (id.split('/').at(-1) ?? id).replaceAll('_', ' ');
