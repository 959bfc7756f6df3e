import { setImmediate as breathe } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { prepare, type Prepared } from '../http/prepared.ts';
import type { Board } from '../modules/board/board.ts';
import { answersFor, eagerPages, embed, type PageAnswers } from './page-answers.ts';
import type { RenderPage } from './page-renderer.ts';
import { readAddress, type PreparedAddress } from './prepared-address.ts';

/** Pages kept in memory: San Marino's hundred, and those of the belt that were asked for last. */
const PAGES_KEPT = 500;
/** Browsers ask each time and usually get 304; a CDN may serve a page for ten seconds, as it does the prices. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10';
const HTML = 'text/html; charset=utf-8';

interface KeptPage {
  /** The hashes of the answers from which it was made. */
  of: string;
  page: Promise<Prepared | undefined>;
}

interface Parts {
  board: Board;
  clock: Clock;
  render: RenderPage;
  isGalleryOn: boolean;
  /** Puts content and answers into the page. */
  fill: (content: { root: string; answers: string; address: string }) => Promise<string>;
  logger: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * The pages with content (rule page-content): each is made once for the answers that it shows, San Marino's as soon as
 * these have changed, others when they are asked for.
 */
export class PreparedPages {
  readonly #parts: Parts;
  readonly #pages = new LRUCache<string, KeptPage>({ max: PAGES_KEPT });
  #making: Promise<void> | undefined;
  #isAgain = false;
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Returns the page for a request; undefined for one without content of its own. @param url path and query */
  async of(url: string): Promise<Prepared | undefined> {
    const found = readAddress(url, this.#parts.board);
    return found ? await this.#current(found) : undefined;
  }

  /** Makes San Marino's pages, one after the other, so that requests are answered in between. */
  makeEager(): Promise<void> {
    this.#isAgain = true;
    this.#making ??= this.#makeAll().finally(() => (this.#making = undefined));
    return this.#making;
  }

  /** Ends the work in progress. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#making;
  }

  async #makeAll(): Promise<void> {
    while (this.#isAgain && !this.#isClosed) {
      this.#isAgain = false;
      for (const page of eagerPages(this.#parts.board)) {
        if (this.#isClosed) return;
        await this.#current(page);
        await breathe();
      }
    }
  }

  async #current({ address, shown }: PreparedAddress): Promise<Prepared | undefined> {
    const answers = await answersFor(this.#parts.board, shown);
    if (!answers) return undefined;
    const of = answers.map(([, { hash }]) => hash).join();
    const kept = this.#pages.get(address);
    if (kept?.of === of) return kept.page;
    const page = this.#make(address, answers);
    this.#pages.set(address, { of, page });
    return page;
  }

  /** A page that cannot be made is sent without content: the phone draws it. */
  async #make(address: string, answers: PageAnswers): Promise<Prepared | undefined> {
    const { clock, render, isGalleryOn, fill, logger } = this.#parts;
    try {
      const root = await render({
        address,
        answers: Object.fromEntries(
          answers.map(([path, { identity }]) => [path, JSON.parse(identity.body.toString())]),
        ),
        now: clock.now(),
        isGalleryOn,
      });
      if (root === null) return undefined;
      const page = await fill({ root, answers: embed(answers), address });
      return await prepare(page, CACHE_CONTROL, HTML);
    } catch (error) {
      logger.error(
        { err: error, address },
        'a page could not be drawn and is sent without content',
      );
      return undefined;
    }
  }
}
