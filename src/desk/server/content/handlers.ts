import type { contentCalls } from '#desk/content-calls.ts'
import { openIncident, sayOfIncident } from '#desk/server/content/incidents.ts'
import { answerReview, decideReview } from '#desk/server/content/reviews.ts'
import type { ContentRooms } from '#desk/server/content/rooms.ts'
import { previewText, type SitePreview, writeText } from '#desk/server/content/texts.ts'
import type { Handlers } from '#server/handlers.ts'

export function contentHandlers(rooms: ContentRooms): Handlers<typeof contentCalls> {
  return {
    previewText: async ({ body }) => [...previewText(rooms, body)].map(viewOf),
    writeText: async ({ visitor, body }) => ({ key: await writeText(rooms, visitor, body) }),
    proposeEdition: async ({ visitor, body: { reason, ...payload } }) => ({
      number: await rooms.desk.proposals.propose(visitor, { kind: 'law-edition', payload, reason }),
    }),
    proposeLawHead: async ({ visitor, body: { reason, ...payload } }) => ({
      number: await rooms.desk.proposals.propose(visitor, { kind: 'law-edition', payload, reason }),
    }),
    openIncident: async ({ visitor, body }) => ({ number: await openIncident(rooms, visitor, body) }),
    async updateIncident({ visitor, params, body }) {
      await sayOfIncident(rooms, visitor, { number: Number(params.number), stage: 'update', ...body })
      return undefined
    },
    async closeIncident({ visitor, params, body }) {
      await sayOfIncident(rooms, visitor, { number: Number(params.number), stage: 'close', ...body })
      return undefined
    },
    async publishReview({ visitor, params }) {
      await decideReview(rooms, visitor, { id: Number(params.id), to: 'published', reason: '' })
      return undefined
    },
    async refuseReview({ visitor, params, body }) {
      await decideReview(rooms, visitor, { id: Number(params.id), to: 'refused', ...body })
      return undefined
    },
    async holdReview({ visitor, params, body }) {
      await decideReview(rooms, visitor, { id: Number(params.id), to: 'held', ...body })
      return undefined
    },
    async answerReview({ visitor, params, body }) {
      await answerReview(rooms, visitor, { id: Number(params.id), ...body })
      return undefined
    },
  }
}

function viewOf({ lines, notes, ...one }: SitePreview) {
  return { ...one, lines: [...lines], notes: [...notes] }
}
