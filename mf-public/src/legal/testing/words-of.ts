/** The text of a legal document as it is hashed, and the hash. */
export async function wordsOf(page: HTMLElement, id: 'privacidade' | 'termos') {
  const words = page.querySelector(`#${id} article`)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words));
  const sha256 = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { words, sha256 };
}
