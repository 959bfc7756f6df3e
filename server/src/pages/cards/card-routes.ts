import type { FastifyInstance } from 'fastify';
import { AREA_CHOICES } from '@pieno/contract/prices/areas.ts';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { isDecade } from '@pieno/contract/prices/fuels.ts';
import type { BestByDecade, RankingEntry } from '@pieno/contract/prices/prices.ts';
import { areasOf } from '@pieno/contract/prices/ranking.ts';
import { notFound, unavailable } from '../../errors.ts';
import type { Prepared } from '../../prepared/prepared.ts';
import { limit } from '../../http/limits/rate-limit.ts';
import { isKnown } from '../../http/prepared/send-prepared.ts';
import type { Board } from '../../modules/board/board.ts';
import {
  cardHash,
  cardOfHome,
  cardOfRanking,
  cardOfStation,
  CARDS,
  homeCardPath,
  rankingCardPath,
  stationCardPath,
  type Card,
} from './card.ts';
import { entriesOf } from '../heads/listed-entries.ts';
import { Painter } from './painter.ts';

/** The page of the picture, and the hash of its content. */
const FILE =
  /^(?:business-(?<id>\d{1,10})|ranking-(?<area>[A-Za-z]+)-(?<decade>\d{1,3})|home)-(?<hash>[0-9a-f]{16})\.png$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Caches a redirect to the newest picture only for a moment, as that picture changes too. */
const MOVED = 'public, max-age=0, s-maxage=10';

interface NewestCard {
  card: Card;
  path: string;
}

/**
 * GET /cards/{of}-{hash}.png: the picture that messengers show with a link (rule page-card), drawn at the first
 * request. Only the board's current content can be drawn: the address of older content redirects to the newest picture.
 */
export function registerCards(app: FastifyInstance, board: Board, painter = new Painter()): void {
  const limitDrawing = limit(app, 'cards');
  const limitMisses = limit(app, 'notFound');
  app.addHook('onClose', (_app, done) => {
    painter.end();
    done();
  });
  app.get<{ Params: { file: string } }>(
    `${CARDS}/:file`,
    { schema: { hide: true } },
    async (request, reply) => {
      if (!board.madeAt) throw unavailable();
      const asked = FILE.exec(request.params.file)?.groups;
      const newest = asked && (await newestOf(board, asked));
      if (!newest) {
        await limitMisses.call(app, request, reply);
        throw notFound();
      }
      const { card, path } = newest;
      const hash = cardHash(card);
      if (asked['hash'] !== hash) {
        return await reply.header('cache-control', MOVED).redirect(path, 302);
      }
      const etag = `"${hash}"`;
      if (isKnown(request, etag)) {
        return await reply.code(304).headers({ etag, 'cache-control': IMMUTABLE }).send();
      }
      if (!painter.find(card)) await limitDrawing.call(app, request, reply);
      const picture = await painter.paint(card);
      // Messengers' own sites embed it.
      reply.headers({ 'cross-origin-resource-policy': 'cross-origin' });
      reply.headers({ etag, 'cache-control': IMMUTABLE });
      return await reply.type('image/png').send(picture);
    },
  );
}

type Asked = Record<string, string | undefined>;

async function newestOf(
  board: Board,
  { id, area, decade }: Asked,
): Promise<NewestCard | undefined> {
  if (id !== undefined) return await newestOfStation(board, Number(id));
  if (decade !== undefined) return newestOfRanking(board, area, Number(decade));
  const best = board.bestByDecade();
  const card = best && cardOfHome(read<BestByDecade>(best));
  return card && { card, path: homeCardPath(card) };
}

async function newestOfStation(board: Board, asked: number): Promise<NewestCard | undefined> {
  const id = board.movedTo(asked) ?? asked;
  const answer = await board.station(id);
  const card = answer && cardOfStation(read<BusinessDetails>(answer));
  return card && { card, path: stationCardPath(id, card) };
}

function newestOfRanking(
  board: Board,
  name: string | undefined,
  decade: number,
): NewestCard | undefined {
  const area = AREA_CHOICES.find((each) => each === name);
  if (!area || !isDecade(decade)) return undefined;
  const answers = areasOf(area).flatMap((each) => board.ranking(each, decade) ?? []);
  if (answers.length < areasOf(area).length) return undefined;
  const page = { area, decade };
  const rankings = answers.map((answer) => read<RankingEntry[]>(answer));
  const card = cardOfRanking(page, entriesOf(area, rankings));
  return { card, path: rankingCardPath(page, card) };
}

const read = <T>(answer: Prepared): T => JSON.parse(answer.identity.body.toString()) as T;
