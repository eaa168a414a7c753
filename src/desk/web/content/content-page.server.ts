import type { LoaderFunctionArgs } from 'react-router'
import { momentWords } from '#desk/moment-words.ts'
import { mayDo } from '#desk/roles.ts'
import { textKinds } from '#desk/server/content/text-kinds.ts'
import { staffOf } from '#desk/web/desk-layout.server.ts'
import { companyNames, formattedScore } from '#hotels/reviews.ts'
import type { StoredReview } from '#hotels/server/reviews/stored-reviews.ts'
import { stageWords } from '#status/incident-words.ts'
import { services } from '#status/services.ts'
import type { IncidentView } from '#status/status-view.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { status, hotels, storefront, clock } = agencyOf(context, 'desk')
  const seesReviews = mayDo(staffOf(context).roles, 'reviews.decide')
  const [incidents, held, published] = await Promise.all([
    status.incidents.list(),
    seesReviews ? hotels.moderation.held() : [],
    seesReviews ? hotels.moderation.published() : [],
  ])
  const ids = [...new Set([...held, ...published].map(({ hotelId }) => hotelId))]
  const named = await Promise.all(ids.map(async (id) => [id, (await hotels.hotel(id))?.name] as const))
  const names = new Map(named)
  const now = clock.now()
  const view = (review: StoredReview) =>
    reviewOnPage(review, { hotel: names.get(review.hotelId) ?? review.hotelId, now })
  return {
    kinds: Object.entries(textKinds(storefront)).map(([name, { title }]) => ({ name, title })),
    services: Object.entries(services).map(([name, title]) => ({ name, title })),
    incidents: incidents.map((incident) => incidentOnPage(incident, now)),
    held: held.map(view),
    published: published.map(view),
    seesReviews,
  }
}

function incidentOnPage(
  { number, title, level, updates, closedAt, ...incident }: IncidentView,
  now: Temporal.Instant,
) {
  return {
    number,
    title,
    level,
    isOpen: closedAt === null,
    services: incident.services.map((name) => services[name]).join('، '),
    updates: updates.map(({ stage, words, at }) => ({
      stage: stageWords[stage],
      words,
      at: momentWords(Temporal.Instant.from(at), now),
    })),
  }
}

function reviewOnPage(
  { id, name, company, score, words, nights, writtenAt, reason, answer }: StoredReview,
  { hotel, now }: { readonly hotel: string; readonly now: Temporal.Instant },
) {
  return {
    id,
    words,
    nights,
    reason,
    answer,
    by: name ?? 'مسافر',
    hotel,
    company: companyNames[company],
    score: formattedScore(score),
    writtenAt: momentWords(writtenAt, now),
  }
}

type ContentOnPage = Awaited<ReturnType<typeof loader>>
export type IncidentOnPage = ContentOnPage['incidents'][number]
export type ReviewOnPage = ContentOnPage['held'][number]
