import { phoneOf } from '#accounts/server/accounts.ts'
import type { agencyCalls } from '#agencies/calls.ts'
import type { Agencies } from '#agencies/server/agencies.ts'
import { workbookType } from '#papers/server/papers.ts'
import type { Handlers } from '#server/handlers.ts'

export function agencyHandlers(agencies: Agencies): Handlers<typeof agencyCalls> {
  return {
    mine: ({ userId }) => agencies.pageOf(userId),
    async answer({ userId, body }) {
      await agencies.answer(userId, body)
      return undefined
    },
    async invite({ userId, body }) {
      await agencies.invite(userId, { ...body, mobile: phoneOf(body.mobile) })
      return undefined
    },
    async change({ userId, body }) {
      await agencies.change(userId, body)
      return undefined
    },
    async remove({ userId, body }) {
      await agencies.remove(userId, body.personId)
      return undefined
    },
    async markup({ userId, body }) {
      await agencies.setMarkup(userId, body.markup)
      return undefined
    },
    statement: ({ userId, query }) => agencies.statement(userId, query.month),
    sheet: async ({ userId, query }) => ({
      type: workbookType,
      fileName: `agency-${query.month}.xlsx`,
      body: await agencies.sheet(userId, query.month),
    }),
  }
}
