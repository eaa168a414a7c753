import type { LoaderFunctionArgs } from 'react-router'
import { fullDate } from '#calendar/formatted.ts'
import { momentWords } from '#desk/moment-words.ts'
import { messagesIn } from '#desk/server/hotels/lists.ts'
import { staffOf } from '#desk/web/desk-layout.server.ts'
import { chosenHotel } from '#desk/web/hotels/chosen-hotel.server.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const rooms = agencyOf(context, 'desk')
  const params = new URL(request.url).searchParams
  const staff = staffOf(context)
  const { hotels, hotel } = await chosenHotel(rooms, staff, params)
  const found = hotel === undefined ? [] : await messagesIn(rooms, staff, hotel.id)
  const now = rooms.clock.now()
  const conversations = found.map(({ voucherNumber, leader, checkIn, isWaiting, messages }) => ({
    voucherNumber,
    leader,
    isWaiting,
    checkIn: fullDate(Temporal.PlainDate.from(checkIn)),
    last: messages.at(-1)?.words ?? '',
    messages: messages.map(({ author, words, at }, place) => ({
      key: place,
      isOurs: author === 'host',
      words,
      at: momentWords(Temporal.Instant.from(at), now),
    })),
  }))
  const chosen = conversations.find(({ voucherNumber }) => voucherNumber === params.get('voucher'))
  return { hotels, hotel, conversations, chosen }
}

export type GuestConversationOnPage = Awaited<ReturnType<typeof loader>>['conversations'][number]
