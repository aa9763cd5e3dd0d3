import { useId, useState } from 'react';
import { formatBrl } from 'shared-domain/money';
import { useRead } from 'shared-data/query';
import { useToast } from 'shared-portal/portal';
import { Button } from 'shared-ui/button';
import { useDebouncedText } from 'shared-ui/debounced-text';
import { PlainDialog } from 'shared-ui/plain-dialog';
import { RemoteView } from 'shared-ui/remote-view';
import { SearchBox } from 'shared-ui/search-box';
import { SkeletonText } from 'shared-ui/skeleton';
import { MONEY_KEY } from '../../parts/money-key';
import { CHARGE_LABELS } from '../../parts/charge/charge-state';
import { readCharges, type Charge, type ChargeQuery } from '../charges/use-charges';
import { shortInstant } from '../../parts/charge/when';
import { useMoneyWrite } from '../money-write';
import { copy } from './copy';
import styles from './suspense.module.css';
import { assignStray, type Stray } from './use-suspense';

interface AssignDialogProps {
  readonly stray: Stray;
  readonly onClose: () => void;
}

const SHOWN = 8;

/** What the transfer can be for: unpaid charges, and those that were marked as paid by hand. */
const OPEN: readonly Pick<ChargeQuery, 'state' | 'way'>[] = [
  { state: 'pending' },
  { state: 'expired' },
  { state: null, way: 'marked' },
];

/** The charges that a search finds and that the transfer can be for, latest first. */
function useCandidates(stray: Stray, search: string) {
  return useRead({
    key: [MONEY_KEY, 'candidates', stray.id, search],
    enabled: search.trim() !== '',
    read: async (client, { signal }): Promise<readonly Charge[]> => {
      const found = await Promise.all(
        OPEN.map((open) =>
          readCharges(
            client,
            { ...open, search, days: null, min: stray.amount, max: stray.amount },
            { cursor: null, newer: false, size: SHOWN, signal },
          ),
        ),
      );
      return found
        .flat()
        .toSorted((one, other) => other.key.at.localeCompare(one.key.at))
        .slice(0, SHOWN);
    },
  });
}

/** Finds the charge that a transfer is for. */
export function AssignDialog({ stray, onClose }: AssignDialogProps) {
  const toast = useToast();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const write = useMoneyWrite({
    write: assignStray,
    onDone: ({ isDue }) => {
      toast({ kind: 'success', title: copy.assigned, ...(isDue && { text: copy.assignedAndDue }) });
      onClose();
    },
  });
  const close = () => {
    if (!write.isRunning) onClose();
  };
  return (
    <PlainDialog
      open
      title={copy.assignTitle}
      onClose={close}
      footer={
        <>
          <Button variant="text" onClick={close}>
            Voltar
          </Button>
          <Button
            disabled={chosen === null}
            loading={write.isRunning}
            onClick={() => chosen !== null && write.run({ receiptId: stray.id, paymentId: chosen })}
          >
            {copy.assign}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{copy.assignText(formatBrl(stray.amount))}</p>
      <SearchBox
        label={copy.search}
        placeholder={copy.searchPlaceholder}
        typed={useDebouncedText(search, (text) => {
          setSearch(text);
          setChosen(null);
        })}
      />
      {search.trim() === '' ? (
        <p className={styles.reason}>{copy.searchHint}</p>
      ) : (
        <Candidates stray={stray} search={search} chosen={chosen} onChoose={setChosen} />
      )}
    </PlainDialog>
  );
}

interface CandidatesProps {
  readonly stray: Stray;
  readonly search: string;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

function Candidates({ stray, search, chosen, onChoose }: CandidatesProps) {
  const name = useId();
  const now = new Date();
  return (
    <RemoteView
      query={useCandidates(stray, search)}
      level={3}
      skeleton={<SkeletonText>{copy.assignText('R$ 000,00')}</SkeletonText>}
      failureText={copy.searchFailed}
      empty={<p className={styles.reason}>{copy.noCharge}</p>}
    >
      {(charges) => (
        <fieldset className={styles.candidates}>
          <legend className="visually-hidden">{copy.choose}</legend>
          {charges.map((charge) => (
            <label key={charge.id}>
              <input
                type="radio"
                name={name}
                value={charge.id}
                checked={chosen === charge.id}
                onChange={() => onChoose(charge.id)}
              />
              <span>
                {charge.patientName}
                <small>
                  {charge.professionalName}, {shortInstant(charge.startsAt, now)}.{' '}
                  {CHARGE_LABELS[charge.state].text}
                </small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </RemoteView>
  );
}
