import type { FastifyReply } from 'fastify'
import type { FileResponse } from '#server/handlers.ts'
import { Refusal } from '#server/refusal.ts'

const quiet = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' } as const

/** An expired link redirects to the page that says so. */
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
