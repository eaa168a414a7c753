import type { FastifyReply } from 'fastify'
import type { FaultBox } from '../faults.ts'

export const faultNames = ['down', 'slow-down', 'hang', 'garbage', 'lost', 'half', 'full'] as const
export type S3Fault = (typeof faultNames)[number]
export type S3Faults = FaultBox<S3Fault>

export function refused(reply: FastifyReply, status: number, code: string): FastifyReply {
  const xml = `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`
  return reply.code(status).type('application/xml').send(xml)
}

export function cut(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.destroy()
  return reply
}
