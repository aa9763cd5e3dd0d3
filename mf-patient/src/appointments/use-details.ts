import { useLocation, useNavigate, useSearchParams } from 'shared-portal/router';

const PARAM = 'detalhes';

/** State of a history entry that opened the details. */
const OPENED_HERE = { opensDetails: true };

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'opensDetails' in state;

/** The element that opened them. Their address changes after the menu closed, so the dialog does not know it. */
let opener: Element | null = null;

/** Returns the focus to the opener of the details. */
export function focusOpener() {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  opener = null;
}

/** The consultation whose details are open, in the address: the browser's back button closes them. */
export function useDetails() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const searchWith = (id: string | null) => {
    const search = new URLSearchParams(params);
    if (id === null) search.delete(PARAM);
    else search.set(PARAM, id);
    return search;
  };
  return {
    /** Id of the consultation; null: closed. */
    shown: params.get(PARAM),
    open: (id: string) => {
      opener = document.activeElement;
      setParams(searchWith(id), { state: OPENED_HERE });
    },
    close: () => {
      if (isOpenedHere(state)) void navigate(-1);
      else setParams(searchWith(null), { replace: true });
    },
  };
}
