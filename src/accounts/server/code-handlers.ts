import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CodeSent } from '#accounts/server/codes.ts'
import type { Browser } from '#accounts/server/devices.ts'
import type { Doorway } from '#accounts/server/sign-in-cookies.ts'
import { clocks } from '#calendar/clocks.ts'
import { latinDigits } from '#money/digits.ts'

interface Asking {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export async function codeFor(
  doorway: Doorway,
  { request, reply }: Asking,
  send: (from: Browser) => Promise<CodeSent>,
) {
  const { device, address } = doorway.arrival(request, 'otp')
  const sent = await send({ device, address })
  doorway.cookies.put(reply, 'device', device)
  return {
    requestId: sent.requestId,
    codeLength: sent.codeLength,
    resendAfterSeconds: clocks.resend,
    expiresAt: sent.expiresAt.toString(),
  }
}

export function typedCode(code: string): string {
  return latinDigits(code).trim()
}
