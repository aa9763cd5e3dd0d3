/** A rendered page. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly etag: string;
  readonly isIndexed: boolean;
  /** Names of what it shows. */
  readonly tags: readonly string[];
  /** By `performance.now()`. */
  readonly renderedAt: number;
}

/** Rendered pages by address; drops those that were not used for longest. */
export class PageCache {
  readonly #pages = new Map<string, RenderedPage>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): RenderedPage | undefined {
    const page = this.#pages.get(key);
    if (page) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  set(key: string, page: RenderedPage): void {
    this.#delete(key);
    this.#pages.set(key, page);
    this.#bytes += sizeOf(page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#delete(oldest);
    }
  }

  /** Drops the pages with one of these tags; returns how many. */
  purge(tags: readonly string[]): number {
    const old = [...this.#pages].filter(([, page]) => page.tags.some((tag) => tags.includes(tag)));
    for (const [key] of old) this.#delete(key);
    return old.length;
  }

  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
  }

  #delete(key: string): void {
    const page = this.#pages.get(key);
    if (page) this.#bytes -= sizeOf(page);
    this.#pages.delete(key);
  }
}

const sizeOf = ({ html }: RenderedPage) => html.length;
