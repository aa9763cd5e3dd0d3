import { toAppError } from 'shared-domain/errors';
import { isState } from 'shared-domain/state';
import { useRead } from './query';

const NONE: readonly string[] = [];

/** The municipalities of a state, fetched once it is given; empty before and after a failure. */
export function useMunicipalities(state: string): readonly string[] {
  const { data } = useRead({
    key: ['municipalities', state],
    enabled: isState(state),
    staleTime: Infinity,
    read: async (client) => {
      const { data: names, error } = await client.rpc('municipalities_of', { letters: state });
      if (error) throw toAppError(error);
      return names;
    },
  });
  return data ?? NONE;
}
