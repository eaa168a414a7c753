import type { FastifyRequest } from 'fastify'
import type { hotelCalls } from '#hotels/calls.ts'
import { turnedHere } from '#hotels/favourites-here.ts'
import { pictureFormats, pictureWidths } from '#hotels/pictures.ts'
import type { Hotels } from '#hotels/server/door.ts'
import type { FileResponse, Handlers } from '#server/handlers.ts'
import { whileOpen } from '#server/paper-links.ts'
import { sessionIdOf } from '#server/visitor.ts'

export function hotelHandlers(hotels: Hotels): Handlers<typeof hotelCalls> {
  return {
    cities: async ({ body }) => [
      ...hotels.cities({ iataCode: body?.iataCode, search: body?.filters?.search }),
    ],
    trending: async ({ body }) => [...(await hotels.trending(body))],
    available: ({ body, userId }) => hotels.available(body, userId),
    detail: ({ body }) => hotels.detail(body),
    nights: async ({ body }) => [...(await hotels.nights(body))],
    picture: async ({ params: { id, file } }) => {
      const [width, format] = file.split('.')
      const as = pictureFormats.find((one) => one === format) ?? 'webp'
      const wide = pictureWidths.find((one) => String(one) === width) ?? 640
      const body = await hotels.picture(id, { width: wide, format: as })
      return { type: `image/${as}`, body, headers: { 'cache-control': 'public, max-age=2592000, immutable' } }
    },
    turnFavourite: async ({ body: { hotelId, isOn }, userId, request, reply }) => {
      await hotels.favourites.turn({ userId, hotelId, isOn })
      if (userId === undefined)
        reply.header('set-cookie', turnedHere(request.headers.cookie ?? null, hotelId, isOn))
      return { isOn }
    },
    cityMap: async ({ params }) => hotels.cityMap(params.cityCode),
    mapTiles: async ({ request, reply }) => {
      const { status, file } = await hotels.tilePart(request.headers.range)
      reply.code(status)
      return file
    },
    submit: ({ body, userId, visitor, request }) =>
      hotels.submit(body, {
        userId,
        address: request.ip,
        sessionId: sessionIdOf(visitor),
        once: keyOf(request),
      }),
    edit: ({ body, userId }) => hotels.edit(body, userId),
    reserve: ({ body, userId }) => hotels.reserve(body, userId),
    verify: ({ params, userId }) => hotels.ordered(params.id, userId),
    writeReview: async ({ body, userId }) => {
      const { state, score } = await hotels.writeReview(body, userId)
      return { state, score }
    },
    writeToHotel: async ({ body, userId }) => [...(await hotels.writeToHotel(body, userId))],
    voucherPdf: async ({ params, userId }) => pdf(await hotels.voucher(params.orderId, userId)),
    sharedVoucherPdf: ({ params: { link }, reply }) =>
      whileOpen(reply, link, async () => pdf(await hotels.sharedVoucher(link))),
  }
}

function pdf({ bytes, name }: Awaited<ReturnType<Hotels['voucher']>>): FileResponse {
  return { type: 'application/pdf', body: bytes, fileName: name }
}

function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key : request.id
}
