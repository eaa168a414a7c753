import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { retention } from '#calendar/retention.ts'
import { all } from '#database/database.ts'
import { questionAt } from '#help/questions/all.ts'
import { mayAll } from '#help/server/contact-risk.ts'
import { refuse } from '#help/server/refusals.ts'
import type { Room } from '#help/server/room.ts'
import { unansweredWords } from '#help/unanswered-words.ts'
import { hostOf } from '#server/address.ts'

export interface Vote {
  readonly slug: string
  readonly isYes: boolean
  /** see `browserOf` */
  readonly browser: string
  readonly address: string
}

export interface AnswerVotes {
  readonly slug: string
  readonly yes: number
  readonly no: number
}

export interface Unanswered {
  readonly words: string
  readonly times: number
  readonly lastOn: Temporal.PlainDate
}

export interface Feedback {
  /** The last one of a browser counts. Refuses QUESTION_NOT_FOUND, TOO_MANY_VOTES. */
  vote(vote: Vote): Promise<void>
  /** A search without an answer: counted once a day and address; nothing is stored that may be somebody's. */
  foundNothing(typed: string, address: string): Promise<void>
  /** Most often refused first, by share among those with as many votes. */
  worst(): Promise<readonly AnswerVotes[]>
  unanswered(): Promise<readonly Unanswered[]>
  /** Words that nobody typed for a quarter are forgotten. */
  forget(): Promise<void>
}

const votesFromHost = { most: 120, seconds: 600 } as const
const searchesFromHost = { most: 60, seconds: 600 } as const
const onceADay = { most: 1, seconds: 24 * 3600 } as const
const mostListed = 50

export function openFeedback(room: Room): Feedback {
  const { database, clock, settings } = room
  const keyed = (text: string) => createHmac('sha256', settings.secrets.pepper).update(text)
  const today = () => clock.now().toZonedDateTimeISO(settings.sites.here().brand.contact.zone).toPlainDate()
  return {
    async vote({ slug, isYes, browser, address }) {
      if (questionAt(slug) === undefined) throw refuse('QUESTION_NOT_FOUND')
      if (!(await mayAll(room, [[`help votes from ${hostOf(address)}`, votesFromHost]])))
        throw refuse('TOO_MANY_VOTES')
      const voter = keyed(`vote of ${browser} on ${slug}`).digest()
      await sql`insert into help.answer_votes (slug, voter, is_yes) values (${slug}, ${voter}, ${isYes})
        on conflict (slug, voter) do update set is_yes = excluded.is_yes`.execute(database)
    },
    async foundNothing(typed, address) {
      const words = unansweredWords(typed)
      if (words === undefined) return
      const once = keyed(`${hostOf(address)} found nothing for ${words}`).digest('base64url')
      const isNew = await mayAll(room, [
        [`found nothing ${once}`, onceADay],
        [`found nothing from ${hostOf(address)}`, searchesFromHost],
      ])
      if (!isNew) return
      await sql`insert into help.unanswered (words, times, last_on) values (${words}, 1, ${today()})
        on conflict (words) do update set times = unanswered.times + 1, last_on = excluded.last_on`.execute(
        database,
      )
    },
    worst: () =>
      all(
        database,
        sql<AnswerVotes>`select slug, count(*) filter (where is_yes)::int as yes, count(*) filter (where not is_yes)::int as no
          from help.answer_votes group by slug having bool_or(not is_yes)
          order by count(*) filter (where not is_yes)::float / (count(*) + 4) desc, slug limit ${mostListed}`,
      ),
    unanswered: () =>
      all(
        database,
        sql<Unanswered>`select words, times, last_on as "lastOn" from help.unanswered
          order by times desc, last_on desc, words limit ${mostListed}`,
      ),
    async forget() {
      await sql`delete from help.unanswered where last_on < ${today().subtract({ days: retention.unansweredWords })}`.execute(
        database,
      )
    },
  }
}
