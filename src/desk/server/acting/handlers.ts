import type { actingCalls } from '#desk/acting-calls.ts'
import { askActingCode, endActing, openActing } from '#desk/server/acting/acting.ts'
import { changeDateForTraveller, daysForTraveller } from '#desk/server/acting/date-for-traveller.ts'
import {
  checkNamesForTraveller,
  correctNamesForTraveller,
  giveBackForTraveller,
  quoteForTraveller,
} from '#desk/server/acting/for-traveller.ts'
import type { ActingRooms } from '#desk/server/acting/rooms.ts'
import { latinDigits } from '#money/digits.ts'
import type { Handlers } from '#server/handlers.ts'

export function actingHandlers(rooms: ActingRooms): Handlers<typeof actingCalls> {
  return {
    async ask({ visitor, params }) {
      return { codeEndsAt: (await askActingCode(rooms, visitor, params.number)).toString() }
    },
    async open({ visitor, params, body }) {
      const code = latinDigits(body.code)
      return { endsAt: (await openActing(rooms, visitor, { ...params, code })).toString() }
    },
    async end({ visitor, params }) {
      await endActing(rooms, visitor, params.number)
      return undefined
    },
    async quote({ visitor, params, body }) {
      const { byRule, refused, most } = await quoteForTraveller(rooms, visitor, { ...params, ...body })
      const { paid, penalty, refund } = byRule
      return { paid, penalty, refund, refused, most }
    },
    async giveBack({ visitor, params, body }) {
      const { number, amount } = await giveBackForTraveller(rooms, visitor, { ...params, ...body })
      return { number, amount }
    },
    checkNames: ({ visitor, params, body }) => checkNamesForTraveller(rooms, visitor, { ...params, ...body }),
    dateDays: ({ visitor, params, body }) => daysForTraveller(rooms, visitor, { ...params, ...body }),
    changeDate: ({ visitor, params, body }) => changeDateForTraveller(rooms, visitor, { ...params, ...body }),
    correctNames: ({ visitor, params, body }) =>
      correctNamesForTraveller(rooms, visitor, { ...params, ...body }),
  }
}
