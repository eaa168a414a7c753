import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#server/refusals.ts'

/** Limits: files per user, bytes in memory for all, files processed at once. Slow uploads only use what has arrived. */
export const FILES_READ = { ofOne: 2, bytes: 160 * 1024 * 1024, together: 20 } as const

export interface Seat {
  /** refuses BUSY */
  readonly came: (bytes: number) => void
  /** complete, in processing; refuses BUSY */
  readonly whole: () => void
}

export interface Readers {
  /** Reserves a seat before any byte is read, or refuses BUSY; freed at the response or a cut connection. */
  enter(userId: string, request: FastifyRequest, reply: FastifyReply): void
  seatOf(request: IncomingMessage): Seat | undefined
}

export function openReaders(
  most: { readonly ofOne: number; readonly bytes: number; readonly together: number } = FILES_READ,
): Readers {
  const reading = new Map<string, number>()
  const seats = new WeakMap<IncomingMessage, Seat>()
  let bytesHere = 0
  let worked = 0
  return {
    seatOf: (request) => seats.get(request),
    enter(userId, request, reply) {
      const ofOne = reading.get(userId) ?? 0
      if (ofOne >= most.ofOne) throw busy()
      if (reply.raw.destroyed) return // cut off while we looked who it is: nobody would give the place back
      reading.set(userId, ofOne + 1)
      let [bytes, works] = [0, 0]
      seats.set(request.raw, {
        came(more) {
          if (bytesHere + more > most.bytes) throw busy()
          bytesHere += more
          bytes += more
        },
        whole() {
          if (worked >= most.together) throw busy()
          worked += 1
          works += 1
        },
      })
      reply.raw.once('close', () => {
        seats.delete(request.raw)
        bytesHere -= bytes
        worked -= works
        const left = (reading.get(userId) ?? 1) - 1
        if (left === 0) reading.delete(userId)
        else reading.set(userId, left)
      })
    },
  }
}

function busy(): Error {
  return refuse('BUSY', { headers: { 'retry-after': '2', connection: 'close' } })
}
