import type { FastifyReply } from 'fastify'
import { refuse } from '#server/refusals.ts'

/** How many files may be on their way in at once: of everybody, which bounds memory (20 of 5 MB), and of one user. */
export const FILES_READ = { together: 20, ofOne: 2 } as const

/** Lets a request bring a file, or refuses BUSY before a byte is read; its place is free when the answer is out or the line is cut. */
export function openReaders(most: { readonly together: number; readonly ofOne: number } = FILES_READ) {
  const reading = new Map<string, number>()
  let together = 0
  return function enter(userId: string, reply: FastifyReply): void {
    const ofOne = reading.get(userId) ?? 0
    if (together >= most.together || ofOne >= most.ofOne)
      throw refuse('BUSY', { headers: { 'retry-after': '2', connection: 'close' } })
    if (reply.raw.destroyed) return // cut off while we looked who it is: nobody would give the place back
    together += 1
    reading.set(userId, ofOne + 1)
    reply.raw.once('close', () => {
      together -= 1
      const left = (reading.get(userId) ?? 1) - 1
      if (left === 0) reading.delete(userId)
      else reading.set(userId, left)
    })
  }
}
