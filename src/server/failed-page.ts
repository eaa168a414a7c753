import type { FastifyReply, FastifyRequest } from 'fastify'
import { respondedFor } from '#server/refused.ts'

export interface Failed {
  readonly status: number
  readonly says: string
}

export type FailedPage = (
  failed: Failed,
  request: FastifyRequest,
) => { readonly html: string; readonly policy: string }

export function respondByPage(page: FailedPage) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, errors } = respondedFor(error, request, reply)
    const { html, policy } = page({ status, says: errors[0]?.errors[0] ?? '' }, request)
    void reply
      .status(status)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(html)
  }
}
