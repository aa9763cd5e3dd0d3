import { tryStorage } from 'shared-portal/browser-storage';

/** Session storage of the Supabase client. */
export interface SessionStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

/** The browser's storage, or the page's memory if it is unavailable. */
export function createSessionStorage(): SessionStorage {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => memory.get(key) ?? tryStorage(() => localStorage.getItem(key)) ?? null,
    setItem: (key, value) => {
      memory.set(key, value);
      tryStorage(() => {
        localStorage.setItem(key, value);
        memory.delete(key);
      });
    },
    removeItem: (key) => {
      memory.delete(key);
      tryStorage(() => localStorage.removeItem(key));
    },
  };
}
