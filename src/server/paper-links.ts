import type { FastifyReply } from 'fastify'
import type { FileResponse } from '#server/handlers.ts'
import { Refusal } from '#server/refusal.ts'

/** An address that opens a paper is told to nobody, and what it shows is in no search. */
const quiet = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' } as const

/** A paper by its owner's link. Whoever comes too late, perhaps by a tab of yesterday, is led to the page that says so. */
export async function whileOpen(
  reply: FastifyReply,
  link: string,
  open: () => Promise<FileResponse>,
): Promise<FileResponse> {
  try {
    const file = await open()
    return { ...file, headers: { ...file.headers, ...quiet } }
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'LINK_OVER') throw error
    reply.status(303)
    const location = `/ticket/${encodeURIComponent(link)}`
    return { type: 'text/plain; charset=utf-8', body: error.says, headers: { ...quiet, location } }
  }
}
