import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import type { StaysDesk } from './desk.ts'
import { simulatedHotels } from './hotels.ts'

/** of each hotel */
const count = 5
const size = { width: 960, height: 640 }

/** Absolute, as Duffel's are. */
export function photosOf(hotelId: string, origin: string): readonly { readonly url: string }[] {
  return Array.from({ length: count }, (_, place) => ({
    url: `${origin}/photos/${hotelId}-${place + 1}.jpg`,
  }))
}

/**
 * Real JPEGs, drawn. Faults: `photo-down` answers 502, `photo-garbage` is no picture under a picture's name, `photo-html` a page,
 * `photo-huge` never ends, `photo-hang` never answers, `photo-redirect` leads into the net behind us.
 */
export function servePictures({ app, faults, count: counted }: StaysDesk): void {
  app.get<{ Params: { name: string } }>('/photos/:name', async (request, reply) => {
    counted('photo')
    const [, hotelId, place] = /^(.+)-(\d)\.jpg$/.exec(request.params.name) ?? []
    const hotel = simulatedHotels.find(({ id }) => id === hotelId)
    if (hotel === undefined || place === undefined) return reply.code(404).send('no such photo')
    if (faults.strikes('photo-hang')) return reply.hijack()
    if (faults.strikes('photo-down')) return reply.code(502).type('text/html').send('<h1>502</h1>')
    if (faults.strikes('photo-html')) return reply.type('text/html').send('<!doctype html><p>photo</p>')
    if (faults.strikes('photo-redirect')) return reply.redirect('http://127.0.0.1:1/admin')
    reply.type('image/jpeg')
    if (faults.strikes('photo-garbage')) return reply.send(Buffer.from('\u00ff\u00d8\u00ff not a picture'))
    if (faults.strikes('photo-huge')) return reply.send(Readable.from(endless()))
    return reply.send(await drawn(hotel.id, Number(place)))
  })
}

function drawn(hotelId: string, place: number): Promise<Buffer> {
  const hue = createHash('sha256').update(hotelId).digest().readUInt16BE(0) % 360
  const windows = Array.from({ length: 24 }, (_, at) => {
    const [x, y] = [230 + (at % 6) * 85, 190 + Math.floor(at / 6) * 90]
    return `<rect x="${x}" y="${y}" width="46" height="60" fill="hsl(${hue} 40% ${30 + ((at * place) % 5) * 8}%)"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="hsl(${(hue + place * 40) % 360} 55% 70%)"/>
    <circle cx="${120 + place * 140}" cy="110" r="60" fill="hsl(40 90% 70%)"/>
    <rect x="190" y="150" width="580" height="430" fill="hsl(${hue} 30% 82%)"/>${windows.join('')}
    <rect y="570" width="100%" height="70" fill="hsl(${hue} 25% 40%)"/></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
}

async function* endless(): AsyncGenerator<Buffer> {
  const block = Buffer.alloc(1_000_000, 7)
  for (let sent = 0; sent < 64; sent++) {
    yield block
    await sleep(0)
  }
}
