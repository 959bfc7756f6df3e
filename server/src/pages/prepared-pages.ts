import { setImmediate as breathe } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { preparePage, type Prepared } from '../prepared/prepared.ts';
import type { Board } from '../modules/board/board.ts';
import {
  answersFor,
  areCurrent,
  askedBy,
  eagerPages,
  embed,
  type AskedAnswer,
  type PageAnswers,
} from './page-answers.ts';
import type { RenderPage } from './page-renderer.ts';
import { readAddress, type PreparedAddress } from './prepared-address.ts';

/** Pages cached in memory: San Marino's hundred, and the last requested ones of the belt. */
const PAGES_KEPT = 500;
/** Browsers revalidate each time and usually get 304; a CDN may cache a page for ten seconds, as it does the prices. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10';

interface KeptPage {
  /** The hashes of the answers from which it was made. */
  of: string;
  page: Promise<Prepared | undefined>;
  /** Whether it was requested: otherwise a change does not remake it. */
  wasAsked: boolean;
}

interface FoundPage {
  asked: readonly AskedAnswer[];
  answers: PageAnswers;
  page: Prepared;
}

interface Parts {
  board: Board;
  clock: Clock;
  render: RenderPage;
  isGalleryOn: boolean;
  /** Further answers of the entry, constant while the server runs. */
  entryAnswers: PageAnswers;
  fill: (content: PreparedAddress & { root: string; answers: string }) => Promise<string>;
  logger: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * The pages with content (rule page-content), each made once for its answers: San Marino's at the start, and again
 * after a change if they were requested; all others on request.
 */
export class PreparedPages {
  readonly #parts: Parts;
  readonly #pages = new LRUCache<string, KeptPage>({ max: PAGES_KEPT });
  /** By canonical address; other spellings are read each time, so that nobody can fill the memory with them. */
  readonly #found = new LRUCache<string, FoundPage>({ max: PAGES_KEPT });
  #making: Promise<void> | undefined;
  #isAgain = false;
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Returns the page for a request; undefined for one without content of its own. @param url path and query */
  async of(url: string): Promise<Prepared | undefined> {
    const { board } = this.#parts;
    const found = readAddress(url, board);
    if (!found) return undefined;
    const answers = await answersFor(board, found.shown);
    if (!answers) return undefined;
    const kept = this.#pageOf(found, answers);
    kept.wasAsked = true;
    const page = await kept.page;
    if (page && url === found.address)
      this.#found.set(url, { asked: askedBy(found.shown, board), answers, page });
    return page;
  }

  /**
   * Returns the cached page of this address while the board has the same answers: reading the address and awaiting
   * prepared answers would cost as much as sending the page.
   */
  ready(url: string): Prepared | undefined {
    const found = this.#found.get(url);
    return found && areCurrent(found.asked, found.answers) ? found.page : undefined;
  }

  /**
   * Makes San Marino's pages, one after the other, so that requests are answered in between. Skips those that were not
   * requested since they were last made: one price change would otherwise make some fifty unread pages.
   */
  makeEager(): Promise<void> {
    this.#isAgain = true;
    this.#making ??= this.#makeAll().finally(() => (this.#making = undefined));
    return this.#making;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#making;
  }

  async #makeAll(): Promise<void> {
    while (this.#isAgain && !this.#isClosed) {
      this.#isAgain = false;
      for (const page of eagerPages(this.#parts.board)) {
        if (this.#isClosed) return;
        if (this.#pages.peek(page.address)?.wasAsked === false) continue;
        await this.#refresh(page).catch((error: unknown) =>
          this.#parts.logger.error(
            { err: error, address: page.address },
            'the answers of a page could not be made',
          ),
        );
        await breathe();
      }
    }
  }

  async #refresh(found: PreparedAddress): Promise<void> {
    const answers = await answersFor(this.#parts.board, found.shown);
    if (answers) await this.#pageOf(found, answers).page;
  }

  #pageOf(found: PreparedAddress, answers: PageAnswers): KeptPage {
    const of = answers.map(([, { hash }]) => hash).join();
    const known = this.#pages.get(found.address);
    if (known?.of === of) return known;
    const kept = { of, page: this.#make(found, answers), wasAsked: false };
    this.#pages.set(found.address, kept);
    return kept;
  }

  /** A page that cannot be made is sent without content: the phone renders it. */
  async #make(found: PreparedAddress, ofBoard: PageAnswers): Promise<Prepared | undefined> {
    const { clock, render, isGalleryOn, entryAnswers, fill, logger } = this.#parts;
    const { address, page } = found;
    const answers = page.kind === 'entry' ? [...ofBoard, ...entryAnswers] : ofBoard;
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
      const html = await fill({ ...found, root, answers: embed(answers) });
      return await preparePage(html, CACHE_CONTROL);
    } catch (error) {
      logger.error(
        { err: error, address },
        'a page could not be drawn and is sent without content',
      );
      return undefined;
    }
  }
}
